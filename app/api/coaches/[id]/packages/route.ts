import { packageSchema, packageSessionsSchema } from '@/lib/bookings/schema';
import { requestPackage } from '@/lib/bookings/service/packages';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema, setPackagesSchema } from '@/lib/coaching/schema/settings';
import { setPackages } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary:
    'Requests one of a coach’s packages at its price. 429 for 24 hours after withdrawing such a request',
  auth: 'write',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: packageSessionsSchema,
  response: packageSchema,
  answers: [201],
  handle: ({ actor, params, body, request }) => {
    const scope = `POST /api/coaches/${params.id}/packages`;
    return onceByKey({ request, actor, scope, body }, async () =>
      created(await requestPackage(actor, params.id, body.sessions)),
    );
  },
});

export const PUT = route({
  summary: 'Replaces the packages that a coach offers',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  body: setPackagesSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params, body }) => setPackages(actor, params.id, body),
});
