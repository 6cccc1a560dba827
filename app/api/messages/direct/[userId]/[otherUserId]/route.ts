import { route } from '@/lib/http/handler';
import { windowReply } from '@/lib/http/window';
import {
  directMessagesParamsSchema,
  listMessagesSchema,
  messageListSchema,
} from '@/lib/messages/schema';
import { listDirectMessages } from '@/lib/messages/service/list-messages';

export const GET = route({
  summary:
    'What two people wrote, oldest first; one of them is oneself. after=seq: what was missed, before=seq: back',
  auth: 'required',
  rateLimit: 'read',
  params: directMessagesParamsSchema,
  query: listMessagesSchema,
  response: messageListSchema,
  handle: async ({ actor, params, query, request }) =>
    windowReply(await listDirectMessages(actor, params, query), request),
});
