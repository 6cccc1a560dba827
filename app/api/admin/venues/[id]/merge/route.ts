import { route } from '@/lib/platform/http/handler';
import { mergeVenueSchema } from '@/lib/venues/schema/curate-venue';
import { venueParamsSchema, venueSchema } from '@/lib/venues/schema/read-venue';
import { mergeVenues } from '@/lib/venues/service/merge-venues';
import { readVenue } from '@/lib/venues/service/read-venue';

export const POST = route({
  summary: 'Merges this venue into another; its address redirects there permanently',
  auth: 'admin',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: mergeVenueSchema,
  response: venueSchema,
  handle: async ({ actor, params, body }) => {
    await mergeVenues(actor, { survivingId: body.intoId, mergedId: params.id });
    return readVenue(actor, body.intoId);
  },
});
