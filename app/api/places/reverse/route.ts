import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { reversePlaceQuerySchema, reversePlaceSchema } from '@/lib/platform/geocoding/schema';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The area or city of a point, or null far from any',
  auth: 'optional',
  rateLimit: 'search',
  query: reversePlaceQuerySchema,
  response: reversePlaceSchema,
  handle: ({ query }) => getGeocoder().reverse(query.latitude, query.longitude),
});
