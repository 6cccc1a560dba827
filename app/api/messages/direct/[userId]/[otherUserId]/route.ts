import {
  directMessagesParamsSchema,
  listMessagesSchema,
  messageListSchema,
} from '@/lib/messages/schema/message-inputs';
import { listDirectMessages } from '@/lib/messages/service/list-messages';
import { route } from '@/lib/platform/http/handler';
import { windowReply } from '@/lib/platform/http/window';

export const GET = route({
  summary:
    'The messages between the caller and another person, oldest first. after=seq: newer ones, before=seq: older ones',
  auth: 'read',
  rateLimit: 'read',
  params: directMessagesParamsSchema,
  query: listMessagesSchema,
  response: messageListSchema,
  handle: async ({ actor, params, query, request }) =>
    windowReply(await listDirectMessages(actor, params, query), request),
});
