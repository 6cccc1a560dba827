import { route } from '@/lib/http/handler';
import { editMessageSchema, messageParamsSchema } from '@/lib/messages/schema';
import { deleteMessage, editMessage } from '@/lib/messages/service/change-message';
import { messageDtoSchema } from '@/lib/realtime/payloads';

export const PATCH = route({
  summary: 'Edits one’s own message, within 15 minutes of sending it',
  auth: 'required',
  rateLimit: 'write',
  params: messageParamsSchema,
  body: editMessageSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, body }) => editMessage(actor, params.id, body.content),
});

export const DELETE = route({
  summary:
    'Takes back one’s own message, within 15 minutes of sending it, or removes one as an organiser of the group',
  auth: 'required',
  rateLimit: 'write',
  params: messageParamsSchema,
  response: messageDtoSchema,
  handle: ({ actor, params }) => deleteMessage(actor, params.id),
});
