import type { Tx } from '@/lib/db/client';
import { MESSAGE_LENGTH_MAX } from '@/lib/messages/constants';
import { findMessage } from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import { findLineListeners, insertSystemLine } from '@/lib/messages/repository/system-lines';
import { publish } from '@/lib/realtime/publish';
import { rooms } from '@/lib/realtime/rooms';

export interface SystemLine {
  groupId: number;
  /** Whom the line is about; every reader sees the name that they may know. */
  userId: number;
  /** What follows the name: 'joined', 'left'. */
  event: string;
}

/**
 * A quiet line in a group's chat, in the transaction of the change that it tells of. Nobody is notified; it is announced
 * by the worker, because only what has committed may be. Write it before a membership changes: senders lock the
 * conversation first and their own membership second, and so must this.
 */
export async function addSystemLine(tx: Tx, { event, ...line }: SystemLine): Promise<void> {
  await insertSystemLine({ ...line, event: event.slice(0, MESSAGE_LENGTH_MAX) }, tx);
}

/** The job: tells the open chats. Running it twice shows the line once, because it keeps its number. */
export async function announceLine(conversationId: number, seq: number): Promise<void> {
  const found = await findLineListeners(conversationId, seq);
  if (!found) return;
  const masked = new Set(found.maskedIds);
  const open = found.memberIds.filter((id) => !masked.has(id));
  for (const listeners of [open, found.maskedIds]) {
    const [one] = listeners;
    if (one === undefined) continue;
    // All on one side of the block read the same words, so one of them stands for the others.
    const row = await findMessage(found.messageId, one);
    if (row) await publish(listeners.map(rooms.user), 'message', toMessage(row));
  }
}
