import { z } from 'zod';
import {
  conversationParamsSchema,
  readConversationSchema,
} from '@/lib/messages/schema/message-inputs';
import { readConversation } from '@/lib/messages/service/follow-conversation';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Marks a conversation as read up to seq, on all devices; never backwards',
  auth: 'write',
  rateLimit: 'chat',
  params: conversationParamsSchema,
  body: readConversationSchema,
  response: z.object({ lastReadSeq: z.number().int() }),
  handle: ({ actor, params, body }) => readConversation(actor, params.id, body.seq),
});
