import { getGeocoder } from '@/lib/platform/geocoding/provider';
import {
  placesSchema,
  searchPlacesQuerySchema,
  toSearchOptions,
} from '@/lib/platform/geocoding/schema';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Cities and areas by name, best first; guesses are marked as suggestions',
  auth: 'optional',
  rateLimit: 'search',
  query: searchPlacesQuerySchema,
  response: placesSchema,
  handle: ({ query }) => getGeocoder().search(query.q, toSearchOptions(query)),
});
