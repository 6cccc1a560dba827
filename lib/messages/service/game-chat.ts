import {
  findGameChat,
  isGoingWithOthers,
  lockGroupOfGame,
  requireGameChat,
} from '@/lib/messages/repository/game-chats';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { texts } from '@/lib/messages/server-texts';
import { readChat } from '@/lib/messages/service/read-chat';
import { addSystemLine } from '@/lib/messages/service/system-line';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { notFound } from '@/lib/platform/errors/app-error';
import { type Said, say } from '@/lib/platform/language/say';

/**
 * The chat of a game, which the first person who goes and opens it makes. Whether the actor is in it is decided where it is read
 * or written. @throws AppError not_found
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

/** The chat of a game, for those who go. @throws AppError not_found */
export async function readGameChat(actor: Actor, gameId: number): Promise<ChatDto> {
  return readChat(actor, { id: await openGameChat(actor, gameId) });
}

/** A line about a person in the chat of a game, which is made if there is none yet. */
export async function addGameLine(
  tx: Tx,
  { gameId, ...line }: { gameId: number; userId: number; event: Said },
): Promise<void> {
  const conversationId = await requireGameChat(gameId, tx);
  await addSystemLine(tx, { to: { conversationId }, ...line });
}
