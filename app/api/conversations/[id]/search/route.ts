import {
  conversationParamsSchema,
  messageListSchema,
  searchMessagesSchema,
} from '@/lib/messages/schema/message-inputs';
import { searchMessages } from '@/lib/messages/service/list-messages';
import { route } from '@/lib/platform/http/handler';
import { windowReply } from '@/lib/platform/http/window';

export const GET = route({
  summary: 'Searches a conversation, newest first',
  auth: 'read',
  rateLimit: 'search',
  params: conversationParamsSchema,
  query: searchMessagesSchema,
  response: messageListSchema,
  handle: async ({ actor, params, query, request }) =>
    windowReply(await searchMessages(actor, params.id, query), request),
});
