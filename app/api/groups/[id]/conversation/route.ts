import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { chatSchema } from '@/lib/messages/schema/conversations';
import { readChat } from '@/lib/messages/service/read-chat';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The conversation of a group, for its members',
  auth: 'read',
  rateLimit: 'read',
  params: groupParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => readChat(actor, { groupId: params.id }),
});
