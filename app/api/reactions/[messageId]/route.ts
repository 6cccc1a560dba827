import { route } from '@/lib/http/handler';
import { ofMessageParamsSchema, reactSchema } from '@/lib/messages/schema';
import { reactToMessage } from '@/lib/messages/service/change-message';
import { messageDtoSchema } from '@/lib/realtime/payloads';

export const POST = route({
  summary: 'Reacts to a message',
  auth: 'required',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  body: reactSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, body }) =>
    reactToMessage(actor, params.messageId, { ...body, added: true }),
});

export const DELETE = route({
  summary: 'Takes a reaction back',
  auth: 'required',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  query: reactSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, query }) =>
    reactToMessage(actor, params.messageId, { ...query, added: false }),
});
