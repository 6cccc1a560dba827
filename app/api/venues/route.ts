import { RADIUS_KM_VENUES_LIST } from '@/lib/geo/constants';
import { route } from '@/lib/http/handler';
import { page } from '@/lib/http/responses';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema';
import { listNearbyVenues } from '@/lib/venues/service';

export const GET = route({
  summary: 'The venues list: 50 km around, a city, a country or the frame of a map; nearest first',
  auth: 'optional',
  rateLimit: 'read',
  query: findNearbyVenuesSchema,
  response: nearbyVenueListSchema,
  handle: async ({ actor, query, request }) => {
    const input = { ...query, radius: query.radius ?? RADIUS_KM_VENUES_LIST };
    const { items, nextCursor } = await listNearbyVenues(actor, input);
    return page(items, request, nextCursor);
  },
});
