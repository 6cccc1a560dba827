import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { webhookCallParamsSchema } from '@/lib/webhooks/schema';
import { repeatWebhookCall } from '@/lib/webhooks/service/manage-webhooks';

export const POST = route({
  summary: 'Repeats a call of a webhook that was given up',
  auth: 'required',
  rateLimit: 'write',
  params: webhookCallParamsSchema,
  handle: async ({ actor, params }) => {
    await repeatWebhookCall(actor, params.id, params.callId);
    return noContent();
  },
});
