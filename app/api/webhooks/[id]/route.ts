import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { changeWebhookSchema, webhookParamsSchema } from '@/lib/webhooks/schema';
import { removeWebhook, switchWebhook } from '@/lib/webhooks/service/manage-webhooks';

export const PATCH = route({
  summary: 'Stops the calls of a webhook, or begins them again',
  auth: 'required',
  rateLimit: 'write',
  params: webhookParamsSchema,
  body: changeWebhookSchema,
  handle: async ({ actor, params, body }) => {
    await switchWebhook(actor, params.id, body.isOn);
    return noContent();
  },
});

export const DELETE = route({
  summary: 'Deletes a webhook',
  auth: 'required',
  rateLimit: 'write',
  params: webhookParamsSchema,
  handle: async ({ actor, params }) => {
    await removeWebhook(actor, params.id);
    return noContent();
  },
});
