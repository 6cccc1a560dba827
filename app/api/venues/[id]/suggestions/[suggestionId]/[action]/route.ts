import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import {
  decideSuggestionParamsSchema,
  openSuggestionSchema,
} from '@/lib/venues/schema/suggest-change';
import { decideSuggestion } from '@/lib/venues/service/decide-suggestion';

export const POST = route({
  summary: 'Accepts or rejects a suggestion; its author is notified',
  auth: 'required',
  rateLimit: 'write',
  params: decideSuggestionParamsSchema,
  response: openSuggestionSchema,
  handle: async ({ actor, params }) => {
    const ids = { venueId: params.id, suggestionId: params.suggestionId };
    const { suggestion, venueIds, gameIds } = await decideSuggestion(actor, ids, params.action);
    expireTags(cacheTags.venues, ...venueIds.map(cacheTags.venue), ...gameIds.map(cacheTags.game));
    return suggestion;
  },
});
