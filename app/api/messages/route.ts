import { route } from '@/lib/http/handler';
import { created } from '@/lib/http/responses';
import { sendMessageSchema } from '@/lib/messages/schema';
import { sendMessage } from '@/lib/messages/service/send-message';
import { messageDtoSchema } from '@/lib/realtime/payloads';

export const POST = route({
  summary:
    'Sends a message to a group or a person; the same clientMsgId again answers the first one',
  auth: 'required',
  rateLimit: 'chat',
  body: sendMessageSchema,
  response: messageDtoSchema,
  answers: [201],
  handle: async ({ actor, body, request }) => {
    // Writes that people retry accept an Idempotency-Key; here it is another name for the client's id.
    const key = body.clientMsgId ?? request.headers.get('idempotency-key');
    const { clientMsgId } = sendMessageSchema.shape;
    return created(await sendMessage(actor, { ...body, clientMsgId: clientMsgId.parse(key) }));
  },
});
