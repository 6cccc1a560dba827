import { gameAnswersSchema, gameParamsSchema } from '@/lib/games/schema/read-game';
import { nudgeMembers } from '@/lib/games/service/call-players';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'Asks members who have not answered, or answered maybe; once a day, for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameAnswersSchema,
  handle: ({ actor, params }) => nudgeMembers(actor, params.id),
});
