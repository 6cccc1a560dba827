import { route } from '@/lib/http/handler';
import { groupMessagesParamsSchema } from '@/lib/messages/schema';
import { chatSchema } from '@/lib/messages/schema/conversations';
import { readChat } from '@/lib/messages/service/read-chat';

export const GET = route({
  summary: 'The conversation of a group, for its members',
  auth: 'required',
  rateLimit: 'read',
  params: groupMessagesParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readChat(actor, params),
});
