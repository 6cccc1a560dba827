import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { addWebhookSchema, listWebhooksSchema, webhookListSchema } from '@/lib/webhooks/schema';
import { addWebhook, listWebhooks } from '@/lib/webhooks/service/manage-webhooks';

export const GET = route({
  summary: 'The webhooks of a group, for its organisers, or of a venue, for its owners',
  auth: 'required',
  rateLimit: 'read',
  query: listWebhooksSchema,
  response: webhookListSchema,
  errors: ['not_found', 'forbidden'],
  handle: ({ actor, query }) => listWebhooks(actor, query),
});

export const POST = route({
  summary: 'Adds a webhook: its address is called when something happens in a group or at a venue',
  auth: 'required',
  rateLimit: 'write',
  body: addWebhookSchema,
  response: webhookListSchema,
  answers: [201],
  errors: ['not_found'],
  handle: async ({ actor, body }) => created(await addWebhook(actor, body)),
});
