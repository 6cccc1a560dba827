import {
  findGameChat,
  isGoingWithOthers,
  lockGroupOfGame,
  requireGameChat,
} from '@/lib/messages/repository/game-chats';
import {
  type About,
  findLineRecipients,
  insertSystemLine,
  type SystemLine,
  updateHiddenLines,
  updateLines,
  updateMergedInLines,
  updatePlaceInLines,
} from '@/lib/messages/repository/system-lines';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { publishMessage } from '@/lib/messages/service/publish-message';
import { readChat } from '@/lib/messages/service/read-chat';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';
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

/** Renames a place in the lines of all chats about a game, or that name a venue. */
export function renamePlace(
  tx: Tx,
  about: Partial<About>,
  rename: (words: string) => string,
): Promise<void> {
  return updatePlaceInLines(about, rename, tx);
}

/** The lines that name a venue follow the one that it is merged into. */
export function followMerged(tx: Tx, venues: { from: number; to: number }): Promise<void> {
  return updateMergedInLines(venues, tx);
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

/**
 * The chat of a game, created when the first player opens it. Each read and write checks whether the actor is in it. @throws
 * AppError not_found
 */
export async function openGameChat(actor: Actor, gameId: number): Promise<number> {
  const known = await findGameChat(gameId);
  if (known !== null) return known;
  if (!(await isGoingWithOthers(gameId, actor.userId)))
    throw notFound(say(texts, 'conversationNotFound'));
  return transaction(async (tx) => {
    await lockGroupOfGame(gameId, tx);
    return requireGameChat(gameId, tx);
  });
}

/** For the game's players. @throws AppError not_found */
export async function readGameChat(actor: Actor, gameId: number): Promise<ChatDto> {
  return readChat(actor, { id: await openGameChat(actor, gameId) });
}

/** Adds a line about a person to the chat of a game, which is created if necessary. */
export async function addGameLine(
  tx: Tx,
  { gameId, event, ...line }: { gameId: number; userId: number; event: Said },
): Promise<void> {
  const conversationId = await requireGameChat(gameId, tx);
  await addSystemLine(tx, {
    to: { conversationId },
    event: { ...event, about: { gameId } },
    ...line,
  });
}
