import { gameParamsSchema, gameSchema } from '@/lib/games/schema/read-game';
import { planAgain } from '@/lib/games/service/after-game';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Plans a game again: a week later, or on that weekday in the week to come (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  params: gameParamsSchema,
  response: gameSchema,
  answers: [201],
  handle: ({ actor, params, request }) =>
    onceByKey(
      { request, actor, scope: `POST /api/games/${params.id}/again`, body: null },
      async () => created(await planAgain(actor, params.id)),
    ),
});
