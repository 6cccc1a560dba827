import { guardianParamsSchema } from '@/lib/guardians/schema';
import { endGuardian } from '@/lib/guardians/service/manage-guardians';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const DELETE = route({
  summary: 'Ends the link between a young person and a guardian, by either',
  auth: 'required',
  rateLimit: 'write',
  params: guardianParamsSchema,
  handle: async ({ actor, params }) => {
    await endGuardian(actor, params.id);
    return noContent();
  },
});
