import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import { venueParamsSchema, venueSchema } from '@/lib/venues/schema/read-venue';
import { markClosedSchema } from '@/lib/venues/schema/suggest-change';
import { markClosed } from '@/lib/venues/service/suggest-change';

export const PUT = route({
  summary: 'Marks a venue as permanently closed, or as open again',
  auth: 'required',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: markClosedSchema,
  response: venueSchema,
  handle: async ({ actor, params, body }) => {
    const venue = await markClosed(actor, params.id, body.closed);
    expireTags(cacheTags.venue(venue.id), cacheTags.venues);
    return venue;
  },
});
