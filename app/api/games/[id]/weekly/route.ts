import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { makeWeekly } from '@/lib/games/service/after-game';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Makes a game without a group a weekly one of a group with those who came (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  answers: [201],
  handle: ({ actor, params, request }) =>
    onceByKey(
      { request, actor, scope: `POST /api/games/${params.id}/weekly`, body: null },
      async () => created(await makeWeekly(actor, params.id)),
    ),
});
