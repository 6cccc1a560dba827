import { fullName, isThereFor } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** Does nothing for an id without an account, or an existing block. */
export async function insertBlock(blockerId: number, blockedId: number, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('blocks')
    .columns(['blockerId', 'blockedId'])
    .expression((eb) =>
      eb
        .selectFrom('users as u')
        .where('u.id', '=', blockedId)
        .where('u.deletedAt', 'is', null)
        .select([eb.lit(blockerId).as('blockerId'), 'u.id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(blockerId: number, blockedId: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .execute();
}

/**
 * The person's blocks, newest first. Blocked people who are hidden from them are omitted like deleted accounts: otherwise
 * blocking an id would reveal whether it belongs to a person.
 */
export function findBlocks(
  blockerId: number,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  return on()
    .selectFrom('blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blockedId')
    .where('b.blockerId', '=', blockerId)
    .where(isThereFor('u', blockerId))
    .$if(beforeId !== undefined, (query) => query.where('b.id', '<', beforeId ?? 0))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .select([
      'b.id',
      'u.id as userId',
      'b.createdAt',
      'u.profileImageProvider',
      'u.profileImageKey',
      fullName('u').as('name'),
    ])
    .execute();
}
