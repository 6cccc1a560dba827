import { decideJobParamsSchema } from '@/lib/admin/schema';
import { decideFailedJob } from '@/lib/admin/service/manage-jobs';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Retries or removes a failed job',
  auth: 'admin',
  rateLimit: 'write',
  params: decideJobParamsSchema,
  handle: async ({ actor, params }) => {
    await decideFailedJob(actor, params.id, params.action);
    return noContent();
  },
});
