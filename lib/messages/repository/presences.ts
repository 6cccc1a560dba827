import { pool } from '@/lib/db/pool';
import { PRESENCE_STALE_SECONDS } from '@/lib/messages/constants';
import { notBlockedSql } from '@/lib/moderation/visibility';

const FRESH = `seen_at > now() - interval '${PRESENCE_STALE_SECONDS} seconds'`;

/** @returns whether the person was offline until now */
export async function upsertPresence(userId: number, sidecarId: string): Promise<boolean> {
  const { rows } = await pool.query<{ known: boolean }>(
    `WITH before AS (SELECT count(*) FILTER (WHERE ${FRESH}) AS fresh FROM presences WHERE user_id = $1),
     here AS (INSERT INTO presences (user_id, sidecar_id) VALUES ($1, $2)
       ON CONFLICT (user_id, sidecar_id) DO UPDATE SET seen_at = now())
     SELECT fresh > 0 AS known FROM before`,
    [userId, sidecarId],
  );
  return rows[0]?.known === false;
}

/** @returns whether the person is now offline everywhere */
export async function deletePresence(userId: number, sidecarId: string): Promise<boolean> {
  const { rows } = await pool.query<{ elsewhere: boolean }>(
    `WITH gone AS (DELETE FROM presences WHERE user_id = $1 AND sidecar_id = $2)
     SELECT EXISTS (SELECT FROM presences WHERE user_id = $1 AND sidecar_id <> $2 AND ${FRESH}) AS elsewhere`,
    [userId, sidecarId],
  );
  return rows[0]?.elsewhere === false;
}

/** Refreshes who is connected here, and deletes what a dead sidecar left. */
export async function refreshPresences(userIds: number[], sidecarId: string): Promise<void> {
  await pool.query(
    `INSERT INTO presences (user_id, sidecar_id)
     SELECT u.id, $2 FROM unnest($1::int[]) AS here(id) JOIN users u USING (id)
     ON CONFLICT (user_id, sidecar_id) DO UPDATE SET seen_at = now()`,
    [userIds, sidecarId],
  );
  await pool.query(`DELETE FROM presences WHERE NOT (${FRESH})`);
}

/** People who see a person's online dot: those with a conversation that both accepted, the latest two hundred. */
export async function findWatchers(userId: number): Promise<number[]> {
  const { rows } = await pool.query<{ userId: number }>(
    `SELECT other AS "userId" FROM (
       SELECT CASE WHEN c.user_lo = $1 THEN c.user_hi ELSE c.user_lo END AS other, c.last_message_at
       FROM conversations c WHERE (c.user_lo = $1 OR c.user_hi = $1) AND c.request_status IN ('none', 'accepted')
     ) mine
     WHERE other IS NOT NULL AND ${notBlockedSql('other', '$1')} ORDER BY last_message_at DESC NULLS LAST LIMIT 200`,
    [userId],
  );
  return rows.map((row) => row.userId);
}
