import { chatSchema } from '@/lib/messages/schema/conversations';
import { conversationParamsSchema } from '@/lib/messages/schema/message-inputs';
import { readChat } from '@/lib/messages/service/read-chat';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A conversation of the caller',
  auth: 'read',
  rateLimit: 'read',
  params: conversationParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readChat(actor, params),
});
