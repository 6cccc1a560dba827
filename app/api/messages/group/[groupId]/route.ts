import {
  groupMessagesParamsSchema,
  listMessagesSchema,
  messageListSchema,
} from '@/lib/messages/schema/message-inputs';
import { listMessages } from '@/lib/messages/service/list-messages';
import { route } from '@/lib/platform/http/handler';
import { windowReply } from '@/lib/platform/http/window';

export const GET = route({
  summary:
    'A group’s chat, oldest first, for its members. after=seq: newer ones, before=seq: older ones',
  auth: 'read',
  rateLimit: 'read',
  params: groupMessagesParamsSchema,
  query: listMessagesSchema,
  response: messageListSchema,
  handle: async ({ actor, params, query, request }) =>
    windowReply(await listMessages(actor, params, query), request),
});
