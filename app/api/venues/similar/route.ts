import { route } from '@/lib/http/handler';
import { findSimilarSchema, similarVenueListSchema } from '@/lib/venues/schema/find-similar';
import { listSimilarVenues } from '@/lib/venues/service/find-similar';

export const GET = route({
  summary: 'Venues that may be the one somebody is about to add',
  auth: 'required',
  rateLimit: 'search',
  query: findSimilarSchema,
  response: similarVenueListSchema,
  handle: ({ query }) => listSimilarVenues(query),
});
