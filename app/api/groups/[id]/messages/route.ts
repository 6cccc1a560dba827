import {
  conversationParamsSchema,
  listMessagesSchema,
  messageListSchema,
} from '@/lib/messages/schema/message-inputs';
import { listMessages } from '@/lib/messages/service/list-messages';
import { route } from '@/lib/platform/http/handler';
import { windowReply } from '@/lib/platform/http/window';

export const GET = route({
  summary: 'A group’s chat: the same list as /api/messages/group/{groupId}',
  auth: 'read',
  rateLimit: 'read',
  params: conversationParamsSchema,
  query: listMessagesSchema,
  response: messageListSchema,
  handle: async ({ actor, params, query, request }) =>
    windowReply(await listMessages(actor, { groupId: params.id }, query), request),
});
