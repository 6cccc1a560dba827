import { duplicateGameSchema } from '@/lib/games/schema/edit-game';
import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { duplicateGame } from '@/lib/games/service/after-game';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Duplicates a game to another time',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: duplicateGameSchema,
  response: gameSchema,
  answers: [201],
  handle: async ({ actor, params, body }) => created(await duplicateGame(actor, params.id, body)),
});
