import { clientPageSchema, clientParamsSchema, givePackageSchema } from '@/lib/clients/schema';
import { giveClientPackage } from '@/lib/clients/service/manage-clients';
import { route } from '@/lib/platform/http/handler';
import { onceByKey } from '@/lib/platform/http/idempotency';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Gives a client a package, which starts at once',
  auth: 'organiser',
  rateLimit: 'write',
  params: clientParamsSchema,
  body: givePackageSchema,
  response: clientPageSchema,
  answers: [201],
  handle: ({ actor, params, body, request }) => {
    const scope = `POST /api/coach-clients/${params.id}/packages`;
    return onceByKey({ request, actor, scope, body }, async () =>
      created(await giveClientPackage(actor, params.id, body)),
    );
  },
});
