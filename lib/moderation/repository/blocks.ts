import { sql } from 'kysely';
import { apart, fullName, present, UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';

export async function personExists(userId: number, tx: Tx): Promise<boolean> {
  const person = await tx.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { id: true },
  });
  return person !== null;
}

export async function insertBlock(blockerId: number, blockedId: number, tx: Tx): Promise<void> {
  await tx.block.createMany({ data: [{ blockerId, blockedId }], skipDuplicates: true });
}

export async function deleteBlock(blockerId: number, blockedId: number, tx: Tx): Promise<void> {
  await tx.block.deleteMany({ where: { blockerId, blockedId } });
}

/** Whom somebody has blocked, newest first. Nobody's name can be learned by blocking an id: only who is present has one. */
export function findBlocks(
  blockerId: number,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  const blockers = on().selectFrom('blocks').where('blockedId', '=', blockerId).select('blockerId');
  const shown = sql<boolean>`(${present('u')} AND ${columnsOf<'users'>('u')('id')} NOT IN ${blockers}
    AND NOT ${apart('u', blockerId)})`;
  return on()
    .selectFrom('blocks as b')
    .innerJoin('users as u', 'u.id', 'b.blockedId')
    .where('b.blockerId', '=', blockerId)
    .$if(beforeId !== undefined, (query) => query.where('b.id', '<', beforeId ?? 0))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .select((eb) => [
      'b.id',
      'u.id as userId',
      'b.createdAt',
      'u.profileImageProvider',
      eb.case().when(shown).then(fullName('u')).else(UNAVAILABLE_NAME).end().as('name'),
      eb.case().when(shown).then(eb.ref('u.profileImageKey')).end().as('profileImageKey'),
    ])
    .execute();
}
