import { type Expression, sql } from 'kysely';
import { fullName, present, UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { arePair } from '@/lib/platform/db/pair';

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

/**
 * Ends everything that two people have with each other and that must not outlive a block, in one place so that none is
 * forgotten. What they share with others (groups, games) stays; there each reads the other as 'Unavailable user'.
 */
export async function deleteTies(a: number, b: number, tx: Tx): Promise<void> {
  const kx = on(tx);
  const now = new Date();
  const asked = columnsOf<'friendRequests'>('friendRequests');
  const liked = columnsOf<'matches'>('matches');
  const invited = columnsOf<'groupInvites'>('groupInvites');
  const isBetween = (from: Expression<number | null>, to: Expression<number | null>) =>
    arePair([from, to], [a, b]);
  await kx
    .updateTable('friendRequests')
    .set({
      updatedAt: now,
      decidedAt: now,
      status: sql`CASE ${asked('status')} WHEN 'accepted' THEN 'disconnected' ELSE 'cancelled' END::friend_request_status`,
    })
    .where(isBetween(asked('senderId'), asked('receiverId')))
    .where('status', 'in', ['pending', 'accepted'])
    .execute();
  // A silent decline must not show once the block is lifted, when an open request would be gone.
  await kx
    .updateTable('friendRequests')
    .set({ withdrawnAt: now })
    .where(isBetween(asked('senderId'), asked('receiverId')))
    .where('status', '=', 'declined')
    .where('withdrawnAt', 'is', null)
    .execute();
  await kx
    .deleteFrom('matches')
    .where(isBetween(liked('user1Id'), liked('user2Id')))
    .execute();
  await kx
    .updateTable('groupInvites')
    .set({ status: 'withdrawn', decidedAt: now, updatedAt: now })
    .where(isBetween(invited('senderId'), invited('receiverId')))
    .where('status', '=', 'pending')
    .execute();
}

/** Whom somebody has blocked, newest first. Nobody's name can be learned by blocking an id: only who is present has one. */
export function findBlocks(
  blockerId: number,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  const blockers = on().selectFrom('blocks').where('blockedId', '=', blockerId).select('blockerId');
  const shown = sql<boolean>`(${present('u')} AND ${columnsOf<'users'>('u')('id')} NOT IN ${blockers})`;
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
