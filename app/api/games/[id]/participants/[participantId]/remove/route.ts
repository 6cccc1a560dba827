import { participantListSchema } from '@/lib/games/schema/read-game';
import { participantParamsSchema, removePlayerSchema } from '@/lib/games/schema/roster';
import { removePlayer } from '@/lib/games/service/roster';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Removes a player from a game, with a reason for the person; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: participantParamsSchema,
  body: removePlayerSchema,
  response: participantListSchema,
  handle: ({ actor, params: { id: gameId, participantId }, body }) =>
    removePlayer(actor, { gameId, participantId }, body),
});
