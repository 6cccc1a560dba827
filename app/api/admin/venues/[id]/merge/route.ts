import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
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
    const pair = { keptId: body.intoId, goneId: params.id };
    const { keptId, goneId, gameIds } = await mergeVenues(actor, pair);
    expireTags(
      cacheTags.venue(keptId),
      cacheTags.venue(goneId),
      cacheTags.venues,
      ...gameIds.map(cacheTags.game),
    );
    return readVenue(actor, keptId);
  },
});
