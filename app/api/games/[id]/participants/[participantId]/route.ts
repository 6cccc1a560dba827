import { participantListSchema } from '@/lib/games/schema/read-game';
import { changePlayerSchema, participantParamsSchema } from '@/lib/games/schema/roster';
import { changePlayer } from '@/lib/games/service/roster';
import { route } from '@/lib/platform/http/handler';

export const PATCH = route({
  summary: 'Changes a player’s guests, or moves a waiting person; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: participantParamsSchema,
  body: changePlayerSchema,
  response: participantListSchema,
  handle: ({ actor, params: { id: gameId, participantId }, body }) =>
    changePlayer(actor, { gameId, participantId }, body),
});
