import { queryPrepared } from '@/lib/db/prepared';
import { ENQUEUE_SQL } from '@/lib/jobs/queue';
import { REQUEST_MESSAGES_MAX, TELL_UNREAD_AFTER_SECONDS } from '@/lib/messages/constants';
import { blockedIdsSql, fullNameSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface NewMessage {
  /** A direct conversation by its own id, a group's by the group's id. */
  to: { conversationId: number } | { groupId: number };
  senderId: number;
  clientMsgId: string;
  type: 'text' | 'image';
  content: string;
  preview: string;
  replyToId: number | null;
  imageKey: string | null;
}

export interface InsertedMessage {
  id: number;
  conversationId: number;
  seq: number;
  createdAt: Date;
  /** The status afterwards; null in a group. */
  requestStatus: 'none' | 'pending' | 'accepted' | 'declined' | null;
  /** Everybody to notify, including the sender's other devices. */
  memberIds: number[];
  /** The members across a block with the sender. */
  maskedIds: number[];
  replyTo: { id: number; seq: number; preview: string } | null;
  image: { key: string; provider: StorageProviderName; width: number; height: number } | null;
  /** The sender as the others see them. */
  senderName: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/**
 * Everything that sending changes, in one statement: a transaction of separate statements has a third of the throughput. The
 * update locks the conversation's row, so numbers have no gaps, and a unique violation (the same id sent twice in parallel)
 * rolls the number back as well.
 * The statement itself checks the membership, so somebody who has just left cannot write any more.
 */
const INSERT = `
  WITH ids AS (SELECT nextval(pg_get_serial_sequence('messages', 'id')) AS id),
  picture AS (
    UPDATE uploads SET attached_at = now()
    WHERE key = $8 AND owner_id = $2 AND purpose = 'chat' AND attached_at IS NULL
    RETURNING key, provider, width, height
  ),
  bumped AS (
    UPDATE conversations c SET last_seq = c.last_seq + 1, last_message_id = ids.id, last_message_at = now(),
      last_preview = $6,
      -- Answering a request accepts it.
      request_status = CASE WHEN c.requested_by_id <> $2 AND c.request_status IN ('pending', 'declined')
        THEN 'accepted' ELSE c.request_status END
    FROM ids
    WHERE c.id = CASE WHEN $9::int IS NULL THEN $1 ELSE (SELECT k.id FROM conversations k
        JOIN groups g ON g.id = k.group_id AND g.hidden_at IS NULL WHERE k.group_id = $9) END
      AND EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.id AND m.user_id = $2)
      AND ($8::text IS NULL OR EXISTS (SELECT FROM picture))
      AND NOT EXISTS (SELECT FROM blocks b WHERE c.type = 'direct'
        AND (b.blocker_id, b.blocked_id) IN ((c.user_lo, c.user_hi), (c.user_hi, c.user_lo)))
      -- Until it is answered, all messages of a request are the asker's, so its last number counts them. A declined request
      -- accepts none.
      AND (c.requested_by_id = $2 AND (c.request_status = 'declined'
        OR c.request_status = 'pending' AND c.last_seq >= ${REQUEST_MESSAGES_MAX})) IS NOT TRUE
    RETURNING c.id, c.last_seq, c.request_status, ids.id AS message_id
  ),
  inserted AS (
    INSERT INTO messages (id, conversation_id, seq, sender_id, client_msg_id, type, content, reply_to_id,
      image_key, image_provider, image_width, image_height)
    SELECT b.message_id, b.id, b.last_seq, $2, $3, $4::message_type, $5,
      (SELECT r.id FROM messages r WHERE r.id = $7 AND r.conversation_id = b.id), p.key, p.provider, p.width, p.height
    FROM bumped b LEFT JOIN picture p ON true
    RETURNING id, conversation_id, seq, created_at, reply_to_id
  ),
  own AS (
    UPDATE conversation_members m SET last_read_seq = b.last_seq FROM bumped b
    WHERE m.conversation_id = b.id AND m.user_id = $2
  ),
  later AS (
    ${ENQUEUE_SQL} SELECT 'messages:tell-unread', jsonb_build_object('conversationId', b.id),
      now() + interval '${TELL_UNREAD_AFTER_SECONDS} seconds',
      -- One job covers the messages of a time span; it looks at everything unread.
      'messages:tell-unread:' || b.id || ':' || floor(extract(epoch FROM now()) / ${TELL_UNREAD_AFTER_SECONDS})
    FROM bumped b ON CONFLICT DO NOTHING
  ),
  blocked AS (${blockedIdsSql('$2')}),
  listeners AS (
    SELECT m.user_id, m.user_id IN (SELECT blocked_id FROM blocked) AS masked
    FROM bumped b JOIN conversation_members m ON m.conversation_id = b.id
  )
  SELECT i.id::float8 AS id, i.conversation_id AS "conversationId", i.seq, i.created_at AS "createdAt",
    (SELECT request_status::text FROM bumped WHERE $9::int IS NULL) AS "requestStatus",
    (SELECT coalesce(array_agg(user_id) FILTER (WHERE NOT masked), '{}') FROM listeners) AS "memberIds",
    (SELECT coalesce(array_agg(user_id) FILTER (WHERE masked), '{}') FROM listeners) AS "maskedIds",
    (SELECT json_build_object('id', r.id, 'seq', r.seq, 'preview',
       CASE WHEN r.deleted_at IS NULL AND r.hidden_at IS NULL THEN left(r.content, 120) ELSE '' END)
     FROM messages r WHERE r.id = i.reply_to_id) AS "replyTo",
    (SELECT json_build_object('key', p.key, 'provider', p.provider, 'width', p.width, 'height', p.height)
     FROM picture p) AS image,
    ${fullNameSql('u')} AS "senderName", u.profile_image_key AS "profileImageKey",
    u.profile_image_provider::text AS "profileImageProvider"
  FROM inserted i JOIN users u ON u.id = $2`;

/**
 * @returns null when the sender is not a member (any more) or is blocked, the request is full, the group was hidden, or the
 *   picture is not theirs to send
 */
export async function insertMessage(message: NewMessage): Promise<InsertedMessage | null> {
  const { to, senderId, clientMsgId, type, content, preview, replyToId, imageKey } = message;
  const [conversationId, groupId] =
    'groupId' in to ? [null, to.groupId] : [to.conversationId, null];
  // The busiest statement of the product.
  const rows = await queryPrepared<InsertedMessage>(INSERT, [
    conversationId,
    senderId,
    clientMsgId,
    type,
    content,
    preview,
    replyToId,
    imageKey,
    groupId,
  ]);
  return rows[0] ?? null;
}
