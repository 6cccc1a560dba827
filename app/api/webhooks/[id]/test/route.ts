import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { webhookParamsSchema } from '@/lib/webhooks/schema';
import { tryWebhook } from '@/lib/webhooks/service/manage-webhooks';

export const POST = route({
  summary: 'Calls a webhook without an event, to see whether its address answers',
  auth: 'required',
  rateLimit: 'write',
  params: webhookParamsSchema,
  handle: async ({ actor, params }) => {
    await tryWebhook(actor, params.id);
    return noContent();
  },
});
