import type { UnsentMessage } from '@/components/messages/drafts';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

const DAY_MS = 86_400_000;

/** The time only, or date and time when older than 24 hours. */
export function chatTime(then: Date, now: number, timeZone?: string): string {
  if (now - then.getTime() <= DAY_MS) {
    return wordsOf().date(then, { hour: '2-digit', minute: '2-digit', timeZone });
  }
  return translate(texts).dayAndTime({ at: then.toISOString(), timeZone });
}

const dayOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** The line between two days: 'Today', 'Yesterday', 'Sat 28 Nov'. */
export function dayLabel(then: Date, now: number): string {
  const t = translate(texts);
  const days = Math.round((dayOf(new Date(now)) - dayOf(then)) / DAY_MS);
  if (days === 0) return t.today;
  if (days === 1) return t.yesterday;
  return t.dayLine({ at: then.toISOString() });
}

export function isSameDay(a: Date, b: Date): boolean {
  return dayOf(a) === dayOf(b);
}

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
