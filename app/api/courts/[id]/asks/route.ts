import { courtParamsSchema } from '@/lib/courts/schema/court';
import { askCourtSchema, askedCourtTimeSchema } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import { askForCourt } from '@/lib/courts/service/ask-court';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';
import { translate } from '@/lib/platform/language/translate';

export const POST = route({
  summary:
    'Asks for a free time of a court, or takes it where the venue confirms at once (accepts an Idempotency-Key)',
  auth: 'write',
  rateLimit: 'write',
  params: courtParamsSchema,
  body: askCourtSchema,
  response: askedCourtTimeSchema,
  answers: [201],
  errors: ['conflict'],
  handle: ({ actor, params, body, request }) =>
    onceByKey({ request, actor, scope: `POST /api/courts/${params.id}/asks`, body }, async () => {
      const time = await askForCourt(actor, params.id, body);
      const t = translate(texts);
      // `message` of the response is the text of the toast.
      return created({
        ...time,
        message: time.status === 'confirmed' ? t.confirmedTitle : t.willAnswer,
      });
    }),
});
