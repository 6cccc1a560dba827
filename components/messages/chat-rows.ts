import { dayLabel, isSameDay } from '@/components/messages/chat-time';
import type { UnsentMessage } from '@/components/messages/outbox';
import type { MessageDto } from '@/lib/messages/schema/message';

export type ChatRow =
  | { kind: 'day'; key: string; label: string; iso: string }
  | { kind: 'system'; key: string; message: MessageDto }
  | { kind: 'message'; key: string; message: MessageDto; startsRun: boolean }
  | { kind: 'unsent'; key: string; unsent: UnsentMessage };

/** The rows of a chat: messages with a line between days, then unsent messages. */
export function toChatRows(
  messages: readonly MessageDto[],
  unsent: readonly UnsentMessage[],
  now: number,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let before: MessageDto | null = null;
  for (const message of messages) {
    const then = new Date(message.createdAt);
    const newDay = !before || !isSameDay(new Date(before.createdAt), then);
    if (newDay) {
      const label = dayLabel(then, now);
      rows.push({ kind: 'day', key: `day:${message.seq}`, label, iso: message.createdAt });
    }
    if (message.type === 'system') rows.push({ kind: 'system', key: `${message.seq}`, message });
    else {
      const startsRun = newDay || before?.type === 'system' || !isSameSender(before, message);
      rows.push({ kind: 'message', key: `${message.seq}`, message, startsRun });
    }
    before = message;
  }
  const known = new Set(messages.map(({ clientMsgId }) => clientMsgId));
  for (const each of unsent) {
    if (!known.has(each.clientMsgId)) {
      rows.push({ kind: 'unsent', key: each.clientMsgId, unsent: each });
    }
  }
  return rows;
}

function isSameSender(a: MessageDto | null, b: MessageDto): boolean {
  return a !== null && a.sender.id === b.sender.id && a.sender.name === b.sender.name;
}
