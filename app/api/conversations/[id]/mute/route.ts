import { chatSchema } from '@/lib/messages/schema/conversations';
import {
  conversationParamsSchema,
  muteConversationSchema,
} from '@/lib/messages/schema/message-inputs';
import { muteConversation } from '@/lib/messages/service/follow-conversation';
import { route } from '@/lib/platform/http/handler';

export const PUT = route({
  summary: 'Mutes or unmutes a conversation',
  auth: 'write',
  rateLimit: 'write',
  params: conversationParamsSchema,
  body: muteConversationSchema,
  response: chatSchema,
  handle: ({ actor, params, body }) => muteConversation(actor, params.id, body.muted),
});
