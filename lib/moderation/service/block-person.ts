import { z } from 'zod';
import { deleteBlock, findBlocks, insertBlock } from '@/lib/moderation/repository/blocks';
import type { BlockDto, ListBlocksInput } from '@/lib/moderation/schema';
import { texts } from '@/lib/moderation/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockPair } from '@/lib/platform/db/pair-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

/** Ends the ties of two people in other features, within the transaction. */
export type EndTies = (tx: Tx, pair: readonly [number, number]) => Promise<void>;

/**
 * Hides two people from each other everywhere, at once, and ends everything between them. Silent and idempotent. It works on
 * people hidden from the actor, and on ids without an account: the response does not distinguish them.
 * @throws AppError invalid (oneself)
 */
export async function blockPerson(actor: Actor, userId: number, endTies: EndTies): Promise<void> {
  if (userId === actor.userId) throw invalidField('userId', say(texts, 'notYourself'));
  await transaction(async (tx) => {
    await lockPair(actor.userId, userId, tx);
    await insertBlock(actor.userId, userId, tx);
    await endTies(tx, [actor.userId, userId]);
  });
}

/** Lifts the actor's own block, if any; ended ties are not restored. */
export async function unblockPerson(actor: Actor, userId: number): Promise<void> {
  await transaction(async (tx) => {
    await lockPair(actor.userId, userId, tx);
    await deleteBlock(actor.userId, userId, tx);
  });
}

export async function listBlocks(
  actor: Actor,
  { cursor, limit }: ListBlocksInput,
): Promise<Page<BlockDto>> {
  const name = 'blocks';
  const beforeId = openCursor(name, cursor, z.object({ id: z.number().int() }))?.id;
  const rows = await findBlocks(actor.userId, { beforeId, limit: limit + 1 });
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => ({
      id: row.userId,
      name: row.name,
      profileImageUrl: profileImageUrl(row),
      blockedAt: row.createdAt.toISOString(),
    }),
  });
}
