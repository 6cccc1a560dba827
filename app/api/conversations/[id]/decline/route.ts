import { chatSchema } from '@/lib/messages/schema/conversations';
import { conversationParamsSchema } from '@/lib/messages/schema/message-inputs';
import { decideMessageRequest } from '@/lib/messages/service/follow-conversation';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Declines a message request silently',
  auth: 'write',
  rateLimit: 'write',
  params: conversationParamsSchema,
  response: chatSchema,
  handle: ({ actor, params }) => decideMessageRequest(actor, params.id, 'declined'),
});
