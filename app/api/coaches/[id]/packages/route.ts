import { packageSchema, packageSessionsSchema } from '@/lib/bookings/schema';
import { requestPackage } from '@/lib/bookings/service/packages';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { route } from '@/lib/http/handler';
import { onceByKey } from '@/lib/http/idempotency';
import { created } from '@/lib/http/responses';

export const POST = route({
  summary: 'Asks a coach for a package of 4 or 8 sessions; the server sets the price',
  auth: 'required',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: packageSessionsSchema,
  response: packageSchema,
  handle: ({ actor, params, body, request }) => {
    const scope = `POST /api/coaches/${params.id}/packages`;
    return onceByKey({ request, actor, scope, body }, async () =>
      created(await requestPackage(actor, params.id, body.sessions)),
    );
  },
});
