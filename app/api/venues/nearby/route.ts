import { route } from '@/lib/http/handler';
import { page } from '@/lib/http/responses';
import { findNearbyVenuesSchema, nearbyVenueListSchema } from '@/lib/venues/schema';
import { listNearbyVenues } from '@/lib/venues/service';

export const GET = route({
  summary: 'Venues within a radius or a city, nearest first',
  auth: 'optional',
  rateLimit: 'read',
  query: findNearbyVenuesSchema,
  response: nearbyVenueListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listNearbyVenues(actor, query);
    return page(items, request, nextCursor);
  },
});
