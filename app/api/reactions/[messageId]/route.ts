import { messageDtoSchema } from '@/lib/messages/schema/message';
import { ofMessageParamsSchema, reactSchema } from '@/lib/messages/schema/message-inputs';
import { reactToMessage } from '@/lib/messages/service/change-message';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Reacts to a message',
  auth: 'write',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  body: reactSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, body }) =>
    reactToMessage(actor, params.messageId, { ...body, added: true }),
});

export const DELETE = route({
  summary: 'Removes a reaction',
  auth: 'write',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  query: reactSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, query }) =>
    reactToMessage(actor, params.messageId, { ...query, added: false }),
});
