import { gameAnswersSchema, gameParamsSchema } from '@/lib/games/schema/read-game';
import { listAnswers } from '@/lib/games/service/read-roster';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    'The answers of members without a seat: a count, and their names for the game’s managers',
  auth: 'required',
  rateLimit: 'read',
  params: gameParamsSchema,
  response: gameAnswersSchema,
  handle: ({ actor, params }) => listAnswers(actor, params.id),
});
