import { SESSION_STANDS } from '@/lib/auth/session-store';
import { pool } from '@/lib/db/pool';

/** Which of these sessions still let their person in: as the handshake asked, for those who came through it long ago. */
export async function findLiveSessionIds(sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ sid: string }>(
    `SELECT s.sid FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.sid = ANY($1) AND ${SESSION_STANDS}`,
    [sessionIds],
  );
  return new Set(rows.map(({ sid }) => sid));
}
