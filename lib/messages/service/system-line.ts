import { findMessage } from '@/lib/messages/repository/find-messages';
import { toMessage } from '@/lib/messages/repository/message-columns';
import { readersByLanguage } from '@/lib/messages/repository/readers-by-language';
import { findLineListeners, insertSystemLine } from '@/lib/messages/repository/system-lines';
import type { Tx } from '@/lib/platform/db/client';
import type { Said } from '@/lib/platform/language/say';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

export interface SystemLine {
  groupId: number;
  /** The person the line is about; every reader sees the name that they may know. */
  userId: number;
  /** The words after the name: 'joined', 'left'. */
  event: Said;
}

/**
 * Adds a system line to a group's chat, in the transaction of the change. It notifies nobody; the worker announces it after
 * the commit. Add it before changing a membership: senders lock the conversation first and their own membership second, and
 * the same order avoids deadlocks.
 */
export function addSystemLine(tx: Tx, line: SystemLine): Promise<void> {
  return insertSystemLine(line, tx);
}

/** The job: announces the line to open chats. Running it twice shows the line once, because it keeps its number. */
export async function announceLine(conversationId: number, seq: number): Promise<void> {
  const found = await findLineListeners(conversationId, seq);
  if (!found) return;
  const masked = new Set(found.maskedIds);
  const open = found.memberIds.filter((id) => !masked.has(id));
  for (const listeners of [open, found.maskedIds]) {
    const [one] = listeners;
    if (one === undefined) continue;
    // Everybody on the same side of the block reads the same name, so it is loaded once per side.
    const row = await findMessage(found.messageId, one);
    if (!row) continue;
    for (const [language, readers] of await readersByLanguage(listeners)) {
      await publish(readers.map(rooms.user), 'message', toMessage(row, language));
    }
  }
}
