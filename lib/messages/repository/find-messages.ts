import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { queryPrepared } from '@/lib/db/prepared';
import { containsSql } from '@/lib/db/search-sql';
import type { GroupStanding } from '@/lib/groups/policy';
import {
  MESSAGE_JOINS,
  type MessageRow,
  messageColumns,
} from '@/lib/messages/repository/message-columns';

export interface MessageWindow {
  after?: number;
  before?: number;
  limit: number;
}

/** A window of a conversation, oldest first: the messages after `after`, before `before`, or else the newest. */
export async function findMessages(
  conversationId: number,
  viewerId: number,
  { after, before, limit }: MessageWindow,
): Promise<MessageRow[]> {
  const forward = after !== undefined;
  const edge = forward ? 'm.seq > $3' : '($3::int IS NULL OR m.seq < $3)';
  const { rows } = await pool.query<MessageRow>(
    `SELECT ${messageColumns('$2')} FROM messages m ${MESSAGE_JOINS}
     WHERE m.conversation_id = $1 AND ${edge} ORDER BY m.seq ${forward ? 'ASC' : 'DESC'} LIMIT $4`,
    [conversationId, viewerId, after ?? before ?? null, limit],
  );
  return forward ? rows : rows.toReversed();
}

/** Newest first, because people mostly look for recent messages. Deleted and hidden messages are not found. */
export async function findMatching(
  conversationId: number,
  viewerId: number,
  { text, before, limit }: { text: string; before?: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await pool.query<MessageRow>(
    `SELECT ${messageColumns('$2')} FROM messages m ${MESSAGE_JOINS}
     WHERE m.conversation_id = $1 AND ($3::int IS NULL OR m.seq < $3) AND m.type <> 'system'
       AND m.deleted_at IS NULL AND m.hidden_at IS NULL
       AND ${containsSql('search_text(m.content)', '$4')}
     ORDER BY m.seq DESC LIMIT $5`,
    [conversationId, viewerId, before ?? null, text, limit],
  );
  return rows;
}

export async function findMessage(id: number, viewerId: number): Promise<MessageRow | null> {
  const { rows } = await pool.query<MessageRow>(
    `SELECT ${messageColumns('$2')} FROM messages m ${MESSAGE_JOINS} WHERE m.id = $1`,
    [id, viewerId],
  );
  return rows[0] ?? null;
}

export interface SentRow extends MessageRow {
  /** The original input, for comparing with a replay. */
  replyToId: string | null;
  targetGroupId: number | null;
  targetUserId: number | null;
  /** The text as sent: an edit must not make a replay look different. */
  wasEdited: boolean;
}

/** The message that was stored for a sender's `clientMsgId`, or null. */
export async function findByClientId(
  senderId: number,
  clientMsgId: string,
): Promise<SentRow | null> {
  const rows = await queryPrepared<SentRow>(
    `SELECT ${messageColumns('$1')}, m.reply_to_id::text AS "replyToId", c.group_id AS "targetGroupId",
       CASE WHEN c.type = 'direct' THEN CASE WHEN c.user_lo = $1 THEN c.user_hi ELSE c.user_lo END END AS "targetUserId",
       m.edited_at IS NOT NULL OR m.deleted_at IS NOT NULL OR m.hidden_at IS NOT NULL AS "wasEdited"
     FROM messages m ${MESSAGE_JOINS} WHERE m.sender_id = $1 AND m.client_msg_id = $2`,
    [senderId, clientMsgId],
  );
  return rows[0] ?? null;
}

export interface OwnMessageRow extends GroupStanding {
  id: number;
  conversationId: number;
  seq: number;
  senderId: number | null;
  type: 'text' | 'image' | 'system';
  createdAt: Date;
  deletedAt: Date | null;
  hiddenAt: Date | null;
}

/** A message in a conversation of the viewer that they may read; null otherwise. */
export async function findReachableMessage(
  id: number,
  viewerId: number,
  tx: Tx = db,
): Promise<OwnMessageRow | null> {
  const rows = await tx.$queryRawUnsafe<OwnMessageRow[]>(
    `SELECT m.id::float8 AS id, m.conversation_id AS "conversationId", m.seq, m.sender_id AS "senderId",
       m.type::text AS type, m.created_at AS "createdAt", m.deleted_at AS "deletedAt", m.hidden_at AS "hiddenAt",
       gm.role::text AS role
     FROM messages m JOIN conversations c ON c.id = m.conversation_id
     JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $2
     LEFT JOIN groups g ON g.id = c.group_id
     LEFT JOIN group_members gm ON gm.group_id = c.group_id AND gm.user_id = me.user_id
     WHERE m.id = $1 AND g.hidden_at IS NULL
       AND NOT EXISTS (SELECT FROM blocks b WHERE c.type = 'direct'
         AND (b.blocker_id, b.blocked_id) IN ((c.user_lo, c.user_hi), (c.user_hi, c.user_lo)))`,
    id,
    viewerId,
  );
  return rows[0] ?? null;
}
