import {
  readInputSchema,
  sendMessageSchema,
  typingInputSchema,
} from '@/lib/messages/schema/message-inputs';
import { announceTyping, readConversation } from '@/lib/messages/service/follow-conversation';
import { sendMessage } from '@/lib/messages/service/send-message';
import { AppError } from '@/lib/platform/errors/app-error';
import { parseInput } from '@/lib/platform/http/handler';
import { consumeInProcess } from '@/lib/platform/http/rate-limiter';
import { translate } from '@/lib/platform/language/translate';
import { log } from '@/lib/platform/observability/log';
import type { SocketErrorDto } from '@/lib/platform/realtime/events';
import { texts } from '@/lib/platform/realtime/texts';
import { recordRefusal } from '@/server/realtime/record-refusal';
import { runEvent } from '@/server/realtime/run-event';
import type { RealtimeSocket } from '@/server/realtime/types';

/** Handles `message`, typing and reading. The rules are those of the HTTP calls. */
export function handleMessages(socket: RealtimeSocket): void {
  const { actor } = socket.data;
  socket.on('message', (payload, acknowledge) =>
    runEvent(socket, 'message', async () => {
      const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
      try {
        await consumeInProcess('chat', `u${actor.userId}`);
        const input = parseInput(sendMessageSchema, payload) as ReturnType<
          typeof sendMessageSchema.parse
        >;
        const message = await sendMessage(actor, input);
        socket.emit('messageSuccess', message);
        answer({ message });
        return null;
      } catch (error) {
        const refusal = toRefusal(error, clientMsgIdOf(payload));
        socket.emit('error', refusal);
        answer(refusal);
        await recordRefusal(socket, 'message', refusal.code);
        return refusal.code;
      }
    }),
  );
  socket.on('typing', (payload) =>
    quietly(socket, 'typing', async () => {
      await consumeInProcess('typing', `u${actor.userId}`);
      const { conversationId } = typingInputSchema.parse(payload);
      await announceTyping(actor, conversationId);
    }),
  );
  socket.on('read', (payload) =>
    quietly(socket, 'read', async () => {
      await consumeInProcess('chat', `u${actor.userId}`);
      const { conversationId, seq } = readInputSchema.parse(payload);
      await readConversation(actor, conversationId, seq);
    }),
  );
}

/** Typing and reading have no acknowledgement: a refusal is reported once and otherwise ignored. */
function quietly(
  socket: RealtimeSocket,
  event: 'typing' | 'read',
  work: () => Promise<void>,
): Promise<void> {
  return runEvent(socket, event, async () => {
    try {
      await work();
      return null;
    } catch (error) {
      const refusal = toRefusal(error, null);
      socket.emit('error', refusal);
      await recordRefusal(socket, event, refusal.code);
      return refusal.code;
    }
  });
}

function toRefusal(error: unknown, clientMsgId: string | null): SocketErrorDto {
  if (error instanceof AppError) return { error: error.sentence, code: error.code, clientMsgId };
  const t = translate(texts);
  if (error instanceof Error && error.name === 'ZodError') {
    return { error: t.notUnderstood, code: 'invalid', clientMsgId };
  }
  log.error({ err: error }, 'socket event failed');
  return { error: t.wentWrong, code: 'internal', clientMsgId };
}

function clientMsgIdOf(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const id = (payload as { clientMsgId?: unknown }).clientMsgId;
  return typeof id === 'string' ? id.slice(0, 64) : null;
}
