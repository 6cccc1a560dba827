import { route } from '@/lib/platform/http/handler';
import { findSimilarSchema, similarVenueListSchema } from '@/lib/venues/schema/find-similar';
import { listSimilarVenues } from '@/lib/venues/service/find-nearby';

export const GET = route({
  summary: 'Possible duplicates of a venue to be added',
  auth: 'required',
  rateLimit: 'search',
  query: findSimilarSchema,
  response: similarVenueListSchema,
  handle: ({ query }) => listSimilarVenues(query),
});
