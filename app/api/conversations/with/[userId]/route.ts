import { route } from '@/lib/http/handler';
import { otherPersonParamsSchema } from '@/lib/messages/schema';
import { chatSchema } from '@/lib/messages/schema/conversations';
import { readChatWith } from '@/lib/messages/service/read-chat';

export const GET = route({
  summary: 'The conversation with a person; its id is null before the first message',
  auth: 'required',
  rateLimit: 'read',
  params: otherPersonParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readChatWith(actor, params.userId),
});
