import { SESSION_IS_VALID } from '@/lib/auth/session-store';
import { pool } from '@/lib/db/pool';

/** Which of these sessions are still valid. Asks again what the handshake asked, for sockets that connected long ago. */
export async function findLiveSessionIds(sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ sid: string }>(
    `SELECT s.sid FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.sid = ANY($1) AND ${SESSION_IS_VALID}`,
    [sessionIds],
  );
  return new Set(rows.map(({ sid }) => sid));
}
