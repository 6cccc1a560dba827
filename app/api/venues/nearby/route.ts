import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema/find-nearby';
import { listNearbyVenues } from '@/lib/venues/service/find-nearby';

export const GET = route({
  summary: 'Venues within a radius or a city, nearest first',
  auth: 'optional',
  rateLimit: 'read',
  query: findNearbyVenuesSchema,
  response: nearbyVenueListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNearbyVenues(actor, query);
    return batch(items, request, nextCursor);
  },
});
