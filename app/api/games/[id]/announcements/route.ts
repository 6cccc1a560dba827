import { gameParamsSchema } from '@/lib/games/schema/read-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { announceSchema } from '@/lib/messages/schema/message-inputs';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Announces something to all players of a game: a notification, and a pinned message in its chat. 429 after three in 24 hours',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: announceSchema,
  handle: async ({ actor, params, body }) => {
    await announceToPlayers(actor, params.id, body);
    return noContent();
  },
});
