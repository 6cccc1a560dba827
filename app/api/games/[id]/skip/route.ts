import { skipGameSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { skipGame } from '@/lib/games/service/cancel-game';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Skips one date of a series; the series continues',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: skipGameSchema,
  response: gameSchema,
  handle: ({ actor, params, body }) => skipGame(actor, params.id, body),
});
