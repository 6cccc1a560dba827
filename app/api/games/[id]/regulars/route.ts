import { gameParamsSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { answerForRegular } from '@/lib/games/service/regular-seats';
import { route } from '@/lib/platform/http/handler';
import { answerForRegularSchema } from '@/lib/regulars/schema';

export const POST = route({
  summary:
    'An organiser’s answer for a regular of the group: a seat, else a place on the waitlist, or neither',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  body: answerForRegularSchema,
  response: participantListSchema,
  handle: ({ actor, params, body }) => answerForRegular(actor, params.id, body),
});
