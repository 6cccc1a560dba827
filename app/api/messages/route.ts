import { messageDtoSchema } from '@/lib/messages/schema/message';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { sendMessage } from '@/lib/messages/service/send-message';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Sends a message to a group or a person; a repeated clientMsgId returns the first one',
  auth: 'write',
  rateLimit: 'chat',
  body: sendMessageSchema,
  response: messageDtoSchema,
  answers: [201],
  handle: async ({ actor, body, request }) => {
    // Retryable writes accept an Idempotency-Key, which here is an alias of the client's id.
    const key = body.clientMsgId ?? request.headers.get('idempotency-key');
    const { clientMsgId } = sendMessageSchema.shape;
    return created(await sendMessage(actor, { ...body, clientMsgId: clientMsgId.parse(key) }));
  },
});
