import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';

export async function findFeed(userId: number): Promise<{ createdAt: Date } | null> {
  return db.calendarFeed.findFirst({
    where: { userId, revokedAt: null },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
}

export async function insertFeed(userId: number, tokenHash: string, tx: Tx): Promise<Date> {
  const { createdAt } = await tx.calendarFeed.create({
    data: { userId, tokenHash },
    select: { createdAt: true },
  });
  return createdAt;
}

/** @returns whether one was on. */
export async function revokeFeeds(userId: number, tx: Tx = db): Promise<boolean> {
  const { count } = await tx.calendarFeed.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count > 0;
}

/** The owner of the subscription; null if it is revoked or the account is banned or being deleted. */
export async function touchFeed(tokenHash: string): Promise<number | null> {
  const { rows } = await pool.query<{ userId: number }>(
    `UPDATE calendar_feeds f SET last_fetched_at = now() FROM users u
     WHERE f.token_hash = $1 AND f.revoked_at IS NULL AND u.id = f.user_id
       AND u.deleted_at IS NULL AND u.deletion_requested_at IS NULL AND u.banned_at IS NULL
     RETURNING f.user_id AS "userId"`,
    [tokenHash],
  );
  return rows[0]?.userId ?? null;
}
