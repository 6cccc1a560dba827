import { gameAnswersSchema, gameParamsSchema } from '@/lib/games/schema/read-game';
import { nudgeMembers } from '@/lib/games/service/nudge';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'Asks the members who have not answered, or said maybe; once a day, for who manages the game',
  auth: 'required',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameAnswersSchema,
  handle: ({ actor, params }) => nudgeMembers(actor, params.id),
});
