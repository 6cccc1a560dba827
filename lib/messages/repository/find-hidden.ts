import { pool } from '@/lib/db/pool';

export interface HiddenPlace {
  conversationId: number;
  seq: number;
  hiddenAt: Date;
}

export async function findPlaceOfHidden(messageId: number): Promise<HiddenPlace | null> {
  const { rows } = await pool.query<HiddenPlace>(
    `SELECT conversation_id AS "conversationId", seq::float8 AS seq, hidden_at AS "hiddenAt"
     FROM messages WHERE id = $1 AND hidden_at IS NOT NULL`,
    [messageId],
  );
  return rows[0] ?? null;
}
