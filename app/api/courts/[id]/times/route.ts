import { courtParamsSchema } from '@/lib/courts/schema/court';
import { enteredTimeSchema, enterTimeSchema } from '@/lib/courts/schema/court-time';
import { enterTime } from '@/lib/courts/service/enter-time';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Enters a walk-in, a phone call or a block, once or weekly; only for the desk (accepts an Idempotency-Key)',
  auth: 'organiser',
  rateLimit: 'write',
  params: courtParamsSchema,
  body: enterTimeSchema,
  response: enteredTimeSchema,
  answers: [201],
  errors: ['conflict'],
  handle: ({ actor, params, body, request }) =>
    onceByKey({ request, actor, scope: `POST /api/courts/${params.id}/times`, body }, async () =>
      created(await enterTime(actor, params.id, body)),
    ),
});
