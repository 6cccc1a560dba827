import { pool } from '@/lib/db/pool';
import { fullNameSql } from '@/lib/moderation/visibility';

export interface UnreadMemberRow {
  userId: number;
  lastReadSeq: number;
  groupId: number | null;
  groupName: string | null;
  isRequest: boolean;
  senderId: number;
  senderName: string;
  preview: string;
  isPicture: boolean;
}

/**
 * The members with unread messages who have not muted the conversation, each with the latest text by somebody they may know.
 * Own messages, system lines and deleted messages do not count.
 */
export async function findUnreadMembers(conversationId: number): Promise<UnreadMemberRow[]> {
  const { rows } = await pool.query<UnreadMemberRow>(
    `SELECT me.user_id AS "userId", me.last_read_seq AS "lastReadSeq", c.group_id AS "groupId", g.name AS "groupName",
       c.request_status = 'pending' AND c.requested_by_id <> me.user_id AS "isRequest",
       last.sender_id AS "senderId", ${fullNameSql('u')} AS "senderName", left(last.content, 200) AS preview,
       last.image_key IS NOT NULL AS "isPicture"
     FROM conversations c JOIN conversation_members me ON me.conversation_id = c.id
     LEFT JOIN groups g ON g.id = c.group_id
     CROSS JOIN LATERAL (
       SELECT m.sender_id, m.content, m.image_key FROM messages m
       WHERE m.conversation_id = c.id AND m.seq > me.last_read_seq AND m.type <> 'system' AND m.deleted_at IS NULL
         AND m.hidden_at IS NULL AND m.sender_id <> me.user_id
         AND m.sender_id NOT IN (SELECT blocked_id FROM blocks WHERE blocker_id = me.user_id
           UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = me.user_id)
       ORDER BY m.seq DESC LIMIT 1
     ) last
     JOIN users u ON u.id = last.sender_id
     WHERE c.id = $1 AND NOT me.muted AND me.last_read_seq < c.last_seq AND g.hidden_at IS NULL
       AND NOT (c.request_status = 'declined' AND c.requested_by_id <> me.user_id)
       -- A busy chat runs this every few seconds, and nearly everybody was notified the first time.
       AND NOT EXISTS (SELECT FROM notifications told WHERE told.user_id = me.user_id
         AND told.dedupe_key = 'message:' || c.id || ':' || me.last_read_seq)`,
    [conversationId],
  );
  return rows;
}
