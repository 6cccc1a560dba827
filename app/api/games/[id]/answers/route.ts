import {
  gameAnswersSchema,
  gameParamsSchema,
  listAnswersSchema,
} from '@/lib/games/schema/read-game';
import { listAnswers } from '@/lib/games/service/read-roster';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary:
    'The answers of members without a seat: a count, and their names for the game’s managers',
  auth: 'read',
  rateLimit: 'read',
  params: gameParamsSchema,
  query: listAnswersSchema,
  response: gameAnswersSchema,
  handle: ({ actor, params, query }) => listAnswers(actor, params.id, query.search),
});
