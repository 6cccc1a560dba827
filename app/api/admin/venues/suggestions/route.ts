import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';
import {
  listSuggestionsSchema,
  openSuggestionListSchema,
} from '@/lib/venues/schema/suggest-change';
import { listAllSuggestions } from '@/lib/venues/service/decide-suggestion';

export const GET = route({
  summary: 'Pending suggestions about all venues, oldest first',
  auth: 'admin',
  rateLimit: 'read',
  query: listSuggestionsSchema,
  response: openSuggestionListSchema,
  handle: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listAllSuggestions(actor, query);
    return batch(items, request, nextCursor);
  },
});
