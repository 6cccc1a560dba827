import { warningParamsSchema } from '@/lib/moderation/schema';
import { acknowledgeWarning } from '@/lib/moderation/service/read-warnings';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Acknowledges a warning',
  auth: 'required',
  rateLimit: 'write',
  params: warningParamsSchema,
  handle: async ({ actor, params }) => {
    await acknowledgeWarning(actor, params.id);
    return noContent();
  },
});
