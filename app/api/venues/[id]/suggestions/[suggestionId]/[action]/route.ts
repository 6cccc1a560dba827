import { route } from '@/lib/platform/http/handler';
import {
  decideSuggestionParamsSchema,
  openSuggestionSchema,
} from '@/lib/venues/schema/suggest-change';
import { decideSuggestion } from '@/lib/venues/service/decide-suggestion';

export const POST = route({
  summary: 'Accepts or rejects a suggestion; its author is notified',
  auth: 'organiser',
  rateLimit: 'write',
  params: decideSuggestionParamsSchema,
  response: openSuggestionSchema,
  handle: ({ actor, params: { id, suggestionId, action } }) =>
    decideSuggestion(actor, { venueId: id, suggestionId }, action),
});
