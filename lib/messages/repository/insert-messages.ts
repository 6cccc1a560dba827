import { queryPrepared } from '@/lib/db/prepared';
import { ENQUEUE_SQL } from '@/lib/jobs/queue';
import { TELL_UNREAD_AFTER_SECONDS } from '@/lib/messages/constants';
import type { InsertedMessage, NewMessage } from '@/lib/messages/repository/insert-message';
import { fullNameSql } from '@/lib/moderation/visibility';

/** A text message to a group; several of these are inserted together. */
export type GroupText = Omit<NewMessage, 'to' | 'type' | 'imageKey'>;

/**
 * Inserts several messages to one group in the given order, like insert-message: one lock, one update of the conversation and
 * one wait for the disk, however many people wrote. People who are not members (any more) and messages that exist already are
 * left out before numbers are assigned. If an id is inserted elsewhere meanwhile, the whole statement fails.
 */
const INSERT = `
  WITH place AS (
    SELECT c.id FROM conversations c JOIN groups g ON g.id = c.group_id AND g.hidden_at IS NULL WHERE c.group_id = $1
  ),
  said AS MATERIALIZED (
    SELECT mine.*, row_number() OVER (ORDER BY mine.at)::int AS n,
      nextval(pg_get_serial_sequence('messages', 'id')) AS id
    FROM (
      SELECT g.* FROM place p
      CROSS JOIN unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[]) WITH ORDINALITY
        AS g(sender_id, client_msg_id, content, preview, reply_to_id, at)
      JOIN conversation_members m ON m.conversation_id = p.id AND m.user_id = g.sender_id
      WHERE NOT EXISTS (SELECT FROM messages x WHERE x.sender_id = g.sender_id AND x.client_msg_id = g.client_msg_id)
      ORDER BY g.at
    ) mine
  ),
  bumped AS (
    UPDATE conversations c SET last_seq = c.last_seq + last.n, last_message_id = last.id, last_message_at = now(),
      last_preview = last.preview
    FROM place p, (SELECT n, id, preview FROM said ORDER BY n DESC LIMIT 1) last
    WHERE c.id = p.id
    RETURNING c.id, c.last_seq - last.n AS before
  ),
  inserted AS (
    INSERT INTO messages (id, conversation_id, seq, sender_id, client_msg_id, content, reply_to_id)
    SELECT s.id, b.id, b.before + s.n, s.sender_id, s.client_msg_id, s.content,
      (SELECT r.id FROM messages r WHERE r.id = s.reply_to_id AND r.conversation_id = b.id)
    FROM bumped b CROSS JOIN said s
    RETURNING id, conversation_id, seq, created_at, reply_to_id
  ),
  own AS (
    UPDATE conversation_members m SET last_read_seq = b.before + s.n
    FROM bumped b CROSS JOIN (SELECT sender_id, max(n) AS n FROM said GROUP BY sender_id) s
    WHERE m.conversation_id = b.id AND m.user_id = s.sender_id
  ),
  later AS (
    ${ENQUEUE_SQL} SELECT 'messages:tell-unread', jsonb_build_object('conversationId', b.id),
      now() + interval '${TELL_UNREAD_AFTER_SECONDS} seconds',
      'messages:tell-unread:' || b.id || ':' || floor(extract(epoch FROM now()) / ${TELL_UNREAD_AFTER_SECONDS})
    FROM bumped b ON CONFLICT DO NOTHING
  )
  SELECT s.at::int AS at, i.id::float8 AS id, i.conversation_id AS "conversationId", i.seq, i.created_at AS "createdAt",
    -- The same for all of them, so once is enough.
    CASE WHEN s.n = 1 THEN (SELECT array_agg(m.user_id) FROM conversation_members m
      WHERE m.conversation_id = (SELECT id FROM place)) END AS "everybody",
    ARRAY(SELECT b.blocked_id FROM blocks b WHERE b.blocker_id = s.sender_id
      UNION SELECT b.blocker_id FROM blocks b WHERE b.blocked_id = s.sender_id) AS blocked,
    (SELECT json_build_object('id', r.id, 'seq', r.seq, 'preview',
       CASE WHEN r.deleted_at IS NULL AND r.hidden_at IS NULL THEN left(r.content, 120) ELSE '' END)
     FROM messages r WHERE r.id = i.reply_to_id) AS "replyTo",
    ${fullNameSql('u')} AS "senderName", u.profile_image_key AS "profileImageKey",
    u.profile_image_provider::text AS "profileImageProvider"
  FROM inserted i JOIN said s USING (id) JOIN users u ON u.id = s.sender_id ORDER BY s.n`;

interface Row extends Omit<InsertedMessage, 'memberIds' | 'maskedIds' | 'image' | 'requestStatus'> {
  /** Its index in the input, from 1. */
  at: number;
  everybody: number[] | null;
  blocked: number[];
}

/** @returns one entry per message, in order; null for people who may not write there and for messages that exist already */
export async function insertMessages(
  groupId: number,
  messages: readonly GroupText[],
): Promise<(InsertedMessage | null)[]> {
  const rows = await queryPrepared<Row>(INSERT, [
    groupId,
    messages.map(({ senderId }) => senderId),
    messages.map(({ clientMsgId }) => clientMsgId),
    messages.map(({ content }) => content),
    messages.map(({ preview }) => preview),
    messages.map(({ replyToId }) => replyToId),
  ]);
  const members = rows[0]?.everybody ?? [];
  const answers: (InsertedMessage | null)[] = messages.map(() => null);
  for (const { at, everybody: _same, blocked, ...row } of rows) {
    const masked = new Set(blocked);
    const isMasked = (id: number) => masked.has(id);
    answers[at - 1] = {
      ...row,
      memberIds: members.filter((id) => !isMasked(id)),
      maskedIds: masked.size === 0 ? [] : members.filter(isMasked),
      image: null,
      requestStatus: null,
    };
  }
  return answers;
}
