import type { Tx } from '@/lib/db/client';
import { fullNameSql, presentSql } from '@/lib/moderation/visibility';

export interface MissedRow {
  id: number;
  type: string;
  title: string;
  content: string;
  data: unknown;
}

/**
 * Takes a person's missed notifications that no letter has contained yet, and marks them as mailed: in the letter's
 * transaction, so both happen or neither. Topics without e-mail are left out.
 */
export async function takeMissed(
  userId: number,
  { minutes, unwantedTypes, limit }: { minutes: number; unwantedTypes: string[]; limit: number },
  tx: Tx,
): Promise<MissedRow[]> {
  const rows = await tx.$queryRaw<MissedRow[]>`
    WITH taken AS (
      UPDATE notifications n SET emailed_at = now()
      WHERE n.id IN (
        SELECT id FROM notifications
        WHERE user_id = ${userId} AND NOT is_read AND emailed_at IS NULL
          AND created_at <= now() - make_interval(mins => ${minutes}::int) + interval '30 seconds'
          AND created_at > now() - interval '2 days'
          AND NOT (type = ANY(${unwantedTypes}::text[]))
        ORDER BY id DESC LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
        AND (n.actor_id IS NULL OR n.actor_id NOT IN (
          SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}
          UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}))
      RETURNING n.id, n.type, n.title, n.message, n.data)
    SELECT id::float8 AS id, type, title, message AS content, data FROM taken ORDER BY id DESC`;
  return rows;
}

export interface ReaderRow {
  email: string;
  name: string;
}

/** A person's address for letters; null for deleted, banned or unconfirmed accounts. */
export async function findReader(userId: number, tx: Tx): Promise<ReaderRow | null> {
  const rows = await tx.$queryRawUnsafe<ReaderRow[]>(
    `SELECT u.email, ${fullNameSql('u')} AS name FROM users u
     WHERE u.id = $1 AND u.email_verified_at IS NOT NULL AND ${presentSql('u')}`,
    userId,
  );
  return rows[0] ?? null;
}

/** The topics for which the person wants no e-mail. */
export async function findUnmailedTopics(userId: number, tx: Tx): Promise<string[]> {
  const rows = await tx.notificationPreference.findMany({
    where: { userId, email: false },
    select: { topic: true },
  });
  return rows.map(({ topic }) => topic);
}

/** Turns off letters about these topics. */
export async function updateUnmailed(userId: number, topics: string[], tx: Tx): Promise<void> {
  for (const topic of topics) {
    await tx.notificationPreference.upsert({
      where: { userId_topic: { userId, topic } },
      create: { userId, topic, email: false },
      update: { email: false },
    });
  }
}
