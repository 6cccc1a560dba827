import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { ENQUEUE_SQL } from '@/lib/jobs/queue';

/**
 * Inserts the line under the conversation's next number, with the job that announces it, in one statement. The preview in the
 * list of conversations does not change: it shows only what people wrote.
 */
const INSERT = `
  WITH bumped AS (
    UPDATE conversations SET last_seq = last_seq + 1 WHERE group_id = $1 RETURNING id, last_seq
  ),
  inserted AS (
    INSERT INTO messages (conversation_id, seq, sender_id, type, content)
    SELECT id, last_seq, $2, 'system', $3 FROM bumped RETURNING conversation_id, seq
  )
  ${ENQUEUE_SQL} SELECT 'messages:announce-line',
    jsonb_build_object('conversationId', conversation_id, 'seq', seq), now(), NULL FROM inserted`;

export async function insertSystemLine(
  line: { groupId: number; userId: number; event: string },
  tx: Tx,
): Promise<void> {
  await tx.$executeRawUnsafe(INSERT, line.groupId, line.userId, line.event);
}

export interface LineListeners {
  messageId: number;
  /** Everybody in the conversation, and those of them across a block with the person the line is about. */
  memberIds: number[];
  maskedIds: number[];
}

/** @returns null once the line has been deleted with its group */
export async function findLineListeners(
  conversationId: number,
  seq: number,
): Promise<LineListeners | null> {
  const { rows } = await pool.query<LineListeners>(
    `SELECT m.id::float8 AS "messageId",
       (SELECT coalesce(array_agg(user_id), '{}') FROM conversation_members WHERE conversation_id = $1) AS "memberIds",
       (SELECT coalesce(array_agg(user_id), '{}') FROM conversation_members
        WHERE conversation_id = $1 AND user_id IN (
          SELECT blocked_id FROM blocks WHERE blocker_id = m.sender_id
          UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = m.sender_id)) AS "maskedIds"
     FROM messages m WHERE m.conversation_id = $1 AND m.seq = $2 AND m.type = 'system'`,
    [conversationId, seq],
  );
  return rows[0] ?? null;
}
