import {
  findLineListeners,
  insertSystemLine,
  type SystemLine,
} from '@/lib/messages/repository/system-lines';
import { publishMessage } from '@/lib/messages/service/publish-message';
import type { Tx } from '@/lib/platform/db/client';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/**
 * Adds a system line to a chat, in the transaction of the change. It notifies nobody; the worker announces it after
 * the commit. Add it before changing a membership: senders lock the conversation first and their own membership second, and
 * the same order avoids deadlocks.
 */
export function addSystemLine(tx: Tx, line: SystemLine): Promise<void> {
  return insertSystemLine(line, tx);
}

/** The job: shows the line, or an organiser's announcement, in open chats. Running it twice shows the line once, because it keeps its number. */
export async function announceLine(conversationId: number, seq: number): Promise<void> {
  const found = await findLineListeners(conversationId, seq);
  if (!found) return;
  const masked = new Set(found.maskedIds);
  const byFirstName = found.byFirstNameIds.filter((id) => !masked.has(id));
  const apart = new Set([...masked, ...byFirstName]);
  const open = found.memberIds.filter((id) => !apart.has(id));
  for (const listeners of [open, found.maskedIds, byFirstName]) {
    await publishMessage(found.messageId, listeners);
  }
  // It is pinned.
  if (found.isAnnouncement) {
    const everyone = found.memberIds.map(rooms.user);
    await publish(everyone, 'conversationChanged', { conversationId });
  }
}
