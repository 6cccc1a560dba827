import { cancelGameSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Cancels a game; participants see the reason',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: cancelGameSchema,
  response: gameSchema,
  handle: ({ actor, params, body }) => cancelGame(actor, params.id, body),
});
