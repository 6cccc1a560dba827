import { chatSchema } from '@/lib/messages/schema/conversations';
import { readChatWith } from '@/lib/messages/service/read-chat';
import { route } from '@/lib/platform/http/handler';
import { userParamsSchema } from '@/lib/users/schema/profile';

export const GET = route({
  summary: 'The conversation with a person; its id is null before the first message',
  auth: 'read',
  rateLimit: 'read',
  params: userParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readChatWith(actor, params.id),
});
