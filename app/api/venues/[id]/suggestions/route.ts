import { route } from '@/lib/platform/http/handler';
import { batch, created } from '@/lib/platform/http/responses';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';
import {
  listSuggestionsSchema,
  openSuggestionListSchema,
  suggestChangeSchema,
  venueSuggestionSchema,
} from '@/lib/venues/schema/suggest-change';
import { listSuggestions } from '@/lib/venues/service/decide-suggestion';
import { suggestChange } from '@/lib/venues/service/suggest-change';

export const GET = route({
  summary: 'Pending suggestions about a venue, for people who may edit it',
  auth: 'read',
  rateLimit: 'read',
  params: venueParamsSchema,
  query: listSuggestionsSchema,
  response: openSuggestionListSchema,
  handle: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listSuggestions(actor, params.id, query);
    return batch(items, request, nextCursor);
  },
});

export const POST = route({
  summary:
    'Suggests a correction, a closure or a duplicate of a venue; its owner or an admin decides',
  auth: 'write',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: suggestChangeSchema,
  response: venueSuggestionSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await suggestChange(actor, params.id, body)),
});
