import {
  type About,
  findLineRecipients,
  insertSystemLine,
  type SystemLine,
  updateHiddenLines,
  updateLines,
} from '@/lib/messages/repository/system-lines';
import { publishMessage } from '@/lib/messages/service/publish-message';
import type { Tx } from '@/lib/platform/db/client';
import { publish } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/**
 * Adds a system line to a chat, in the transaction of the change. It sends no notification; the worker announces it after the
 * commit. Add it before changing a membership: senders lock the conversation first and their own membership second, and the
 * same order avoids deadlocks.
 */
export function addSystemLine(tx: Tx, line: SystemLine): Promise<void> {
  return insertSystemLine(line, tx);
}

/** Updates the lines of a group's chat about a renamed subject. */
export function rewordLines(
  tx: Tx,
  groupId: number,
  change: { about: About; values: Readonly<Record<string, string>> },
): Promise<void> {
  return updateLines({ groupId, ...change }, tx);
}

/** Hides the lines of a group's chat about a subject that an admin has hidden. */
export function hideLines(tx: Tx, groupId: number, about: About): Promise<void> {
  return updateHiddenLines({ groupId, about }, tx);
}

/** The job: shows the line, or an organiser's announcement, in open chats. Idempotent, because the line's number is fixed. */
export async function announceLine(conversationId: number, seq: number): Promise<void> {
  const found = await findLineRecipients(conversationId, seq);
  if (!found) return;
  const masked = new Set(found.maskedIds);
  const byFirstName = found.byFirstNameIds.filter((id) => !masked.has(id));
  const excluded = new Set([...masked, ...byFirstName]);
  const open = found.memberIds.filter((id) => !excluded.has(id));
  for (const listeners of [open, found.maskedIds, byFirstName]) {
    await publishMessage(found.messageId, listeners);
  }
  // Announcements are pinned.
  if (found.isAnnouncement) {
    const everyone = found.memberIds.map(rooms.user);
    await publish(everyone, 'conversationChanged', { conversationId });
  }
}
