import { messageDtoSchema } from '@/lib/messages/schema/message';
import { editMessageSchema, messageParamsSchema } from '@/lib/messages/schema/message-inputs';
import { deleteMessage, editMessage } from '@/lib/messages/service/change-message';
import { route } from '@/lib/platform/http/handler';

export const PATCH = route({
  summary: 'Edits a message of the caller, within 15 minutes of sending it',
  auth: 'write',
  rateLimit: 'write',
  params: messageParamsSchema,
  body: editMessageSchema,
  response: messageDtoSchema,
  handle: ({ actor, params, body }) => editMessage(actor, params.id, body.content),
});

export const DELETE = route({
  summary:
    'Deletes a message of the caller within 15 minutes, or any message as an organiser of the group',
  auth: 'organiser',
  rateLimit: 'write',
  params: messageParamsSchema,
  response: messageDtoSchema,
  handle: ({ actor, params }) => deleteMessage(actor, params.id),
});
