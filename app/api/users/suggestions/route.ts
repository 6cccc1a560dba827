import { route } from '@/lib/platform/http/handler';
import { listSuggestionsSchema, suggestionListSchema } from '@/lib/users/schema/nearby-user';
import { listSuggestions } from '@/lib/users/service/read-profile';

export const GET = route({
  summary: 'People within 100 km who share a sport, best match first, with the reason',
  auth: 'read',
  rateLimit: 'read',
  query: listSuggestionsSchema,
  response: suggestionListSchema,
  handle: ({ actor, query }) => listSuggestions(actor, query),
});
