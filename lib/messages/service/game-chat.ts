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
  { gameId, ...line }: { gameId: number; userId: number; event: Said },
): Promise<void> {
  const conversationId = await requireGameChat(gameId, tx);
  await addSystemLine(tx, { to: { conversationId }, ...line });
}
