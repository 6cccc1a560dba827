import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { fullNameSql, presentSql, UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

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
 * Everything that two people have with each other and that must not outlive a block, in one place so that none is
 * forgotten. What they share with others (groups, games) stays; there each reads the other as 'Unavailable user'.
 */
const END_TIES = [
  `UPDATE friend_requests SET updated_at = now(), decided_at = now(),
     status = CASE status WHEN 'accepted' THEN 'disconnected' ELSE 'cancelled' END::friend_request_status
   WHERE (sender_id, receiver_id) IN (($1, $2), ($2, $1)) AND status IN ('pending', 'accepted')`,
  // A silent decline must not show once the block is lifted, when an open request would be gone.
  `UPDATE friend_requests SET withdrawn_at = now()
   WHERE (sender_id, receiver_id) IN (($1, $2), ($2, $1)) AND status = 'declined' AND withdrawn_at IS NULL`,
  'DELETE FROM matches WHERE (user1_id, user2_id) IN (($1, $2), ($2, $1))',
  `UPDATE group_invites SET status = 'withdrawn', decided_at = now(), updated_at = now()
   WHERE (sender_id, receiver_id) IN (($1, $2), ($2, $1)) AND status = 'pending'`,
];

export async function deleteTies(a: number, b: number, tx: Tx): Promise<void> {
  for (const statement of END_TIES) await tx.$executeRawUnsafe(statement, a, b);
}

export interface BlockRow {
  id: number;
  userId: number;
  name: string;
  createdAt: Date;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/** Whom somebody has blocked, newest first. Nobody's name can be learned by blocking an id: only who is present has one. */
export async function findBlocks(
  blockerId: number,
  page: { beforeId: number | undefined; limit: number },
): Promise<BlockRow[]> {
  const shown = `${presentSql('u')} AND u.id NOT IN (SELECT blocker_id FROM blocks WHERE blocked_id = $1)`;
  const { rows } = await pool.query<BlockRow>(
    `SELECT b.id, u.id AS "userId", b.created_at AS "createdAt",
       CASE WHEN ${shown} THEN ${fullNameSql('u')} ELSE '${UNAVAILABLE_NAME}' END AS name,
       CASE WHEN ${shown} THEN u.profile_image_key END AS "profileImageKey",
       u.profile_image_provider::text AS "profileImageProvider"
     FROM blocks b JOIN users u ON u.id = b.blocked_id
     WHERE b.blocker_id = $1 AND ($2::int IS NULL OR b.id < $2)
     ORDER BY b.id DESC LIMIT $3`,
    [blockerId, page.beforeId ?? null, page.limit],
  );
  return rows;
}
