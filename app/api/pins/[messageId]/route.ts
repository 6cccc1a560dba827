import { chatSchema } from '@/lib/messages/schema/conversations';
import { ofMessageParamsSchema } from '@/lib/messages/schema/message-inputs';
import { pinMessage } from '@/lib/messages/service/change-message';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Pins a message to the top of a group’s chat, for its organisers',
  auth: 'organiser',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => pinMessage(actor, params.messageId, true),
});

export const DELETE = route({
  summary: 'Unpins a message in a group’s chat, for its organisers',
  auth: 'organiser',
  rateLimit: 'write',
  params: ofMessageParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => pinMessage(actor, params.messageId, false),
});
