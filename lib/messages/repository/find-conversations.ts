import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import type { GroupRole } from '@/lib/groups/constants';
import { PRESENCE_STALE_SECONDS } from '@/lib/messages/constants';
import {
  DELETED_NAME,
  fullNameSql,
  notBlockedSql,
  presentSql,
  reachableSql,
} from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface ConversationRow {
  id: number;
  type: 'direct' | 'group';
  userId: number | null;
  groupId: number | null;
  name: string;
  imageKey: string | null;
  imageProvider: StorageProviderName | null;
  lastMessage: string | null;
  lastMessageAt: Date | null;
  lastSeq: number;
  lastReadSeq: number;
  unread: number;
  isOnline: boolean;
  muted: boolean;
  requestStatus: 'none' | 'pending' | 'accepted' | 'declined';
  requestedById: number | null;
  /** The viewer's role, in a group. */
  role: GroupRole | null;
  pinnedMessageId: string | null;
}

/** SQL: a sidecar has reported the person recently. */
const onlineSql = (person: string) => `EXISTS (SELECT FROM presences p
  WHERE p.user_id = ${person} AND p.seen_at > now() - interval '${PRESENCE_STALE_SECONDS} seconds')`;

/** SQL: the number of unread messages; system lines of a group are not counted. */
const UNREAD = `greatest(c.last_seq - me.last_read_seq - CASE WHEN c.type = 'group' AND c.last_seq > me.last_read_seq THEN
  (SELECT count(*)::int FROM messages line WHERE line.conversation_id = c.id AND line.seq > me.last_read_seq
    AND line.type = 'system') ELSE 0 END, 0)`;

/** The viewer is `$1` and a member; without chats across a block and groups that an admin has hidden. */
const COLUMNS = `c.id, c.type::text AS type, other.id AS "userId", c.group_id AS "groupId",
  CASE WHEN c.type = 'group' THEN g.name WHEN other.id IS NULL OR other.deleted_at IS NOT NULL THEN '${DELETED_NAME}'
    ELSE ${fullNameSql('other')} END AS name,
  CASE WHEN c.type = 'group' THEN g.image_key ELSE other.profile_image_key END AS "imageKey",
  CASE WHEN c.type = 'group' THEN g.image_provider::text ELSE other.profile_image_provider::text END AS "imageProvider",
  c.last_preview AS "lastMessage", c.last_message_at AS "lastMessageAt", c.last_seq AS "lastSeq",
  me.last_read_seq AS "lastReadSeq", ${UNREAD} AS unread, me.muted, c.type = 'direct' AND ${onlineSql('other.id')} AS "isOnline",
  c.request_status::text AS "requestStatus", c.requested_by_id AS "requestedById",
  gm.role::text AS role, c.pinned_message_id::text AS "pinnedMessageId"`;
const FROM = `conversation_members me JOIN conversations c ON c.id = me.conversation_id
  LEFT JOIN groups g ON g.id = c.group_id
  LEFT JOIN group_members gm ON gm.group_id = c.group_id AND gm.user_id = me.user_id
  LEFT JOIN users other ON c.type = 'direct' AND other.id = CASE WHEN c.user_lo = $1 THEN c.user_hi ELSE c.user_lo END`;
const VISIBLE = `me.user_id = $1 AND g.hidden_at IS NULL AND ${notBlockedSql('other.id', '$1')}`;
/** A stranger's first messages, until they are answered. */
const FROM_STRANGER = `c.request_status IN ('pending', 'declined') AND c.requested_by_id <> $1`;

export interface ConversationPage {
  box: 'inbox' | 'requests';
  before: { at: Date; id: number } | undefined;
  limit: number;
}

/** The conversations with messages, latest first. */
export async function findConversations(
  viewerId: number,
  { box, before, limit }: ConversationPage,
): Promise<ConversationRow[]> {
  const inBox =
    box === 'requests'
      ? `c.request_status = 'pending' AND c.requested_by_id <> $1`
      : `(${FROM_STRANGER}) IS NOT TRUE`;
  const { rows } = await pool.query<ConversationRow>(
    `SELECT ${COLUMNS} FROM ${FROM}
     WHERE ${VISIBLE} AND ${inBox} AND c.last_message_at IS NOT NULL
       AND c.last_seq > coalesce(me.hidden_until_seq, 0)
       AND ($2::timestamptz IS NULL OR (c.last_message_at, c.id) < ($2, $3))
     ORDER BY c.last_message_at DESC, c.id DESC LIMIT $4`,
    [viewerId, before?.at ?? null, before?.id ?? null, limit],
  );
  return rows;
}

/** One conversation of the viewer; null otherwise. */
export async function findConversation(
  viewerId: number,
  by: { id: number } | { userId: number } | { groupId: number },
): Promise<ConversationRow | null> {
  const [condition, value] =
    'id' in by
      ? ['c.id = $2', by.id]
      : 'groupId' in by
        ? ['c.group_id = $2', by.groupId]
        : [
            'c.user_lo = least($1::int, $2::int) AND c.user_hi = greatest($1::int, $2::int)',
            by.userId,
          ];
  const { rows } = await pool.query<ConversationRow>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE ${VISIBLE} AND ${condition}`,
    [viewerId, value],
  );
  return rows[0] ?? null;
}

/** The other members' read positions, without people whom the viewer may not know. */
export async function findReaders(
  conversationId: number,
  viewerId: number,
): Promise<{ userId: number; lastReadSeq: number }[]> {
  const { rows } = await pool.query<{ userId: number; lastReadSeq: number }>(
    `SELECT m.user_id AS "userId", m.last_read_seq AS "lastReadSeq" FROM conversation_members m
     WHERE m.conversation_id = $1 AND m.user_id <> $2 AND ${notBlockedSql('m.user_id', '$2')} ORDER BY m.user_id`,
    [conversationId, viewerId],
  );
  return rows;
}

/** The numbers on the badges: only the inbox, without muted conversations. */
export async function countUnread(
  viewerId: number,
): Promise<{ conversations: number; messages: number; requests: number }> {
  const { rows } = await pool.query<{ conversations: number; messages: number; requests: number }>(
    `SELECT count(*) FILTER (WHERE unread > 0 AND NOT muted AND NOT stranger)::int AS conversations,
       coalesce(sum(unread) FILTER (WHERE NOT muted AND NOT stranger), 0)::int AS messages,
       count(*) FILTER (WHERE pending)::int AS requests
     FROM (SELECT ${UNREAD} AS unread, me.muted, (${FROM_STRANGER}) IS TRUE AS stranger,
         c.request_status = 'pending' AND c.requested_by_id <> $1 AS pending
       FROM ${FROM} WHERE ${VISIBLE} AND c.last_seq > 0) mine`,
    [viewerId],
  );
  return rows[0] ?? { conversations: 0, messages: 0, requests: 0 };
}

export interface ReceiverRow {
  id: number;
  name: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  isOnline: boolean;
  messagePrivacy: 'anyone' | 'members' | 'connections';
  connected: boolean;
  sharesGroup: boolean;
  isClient: boolean;
  /** Both have a seat or a place in line in the same game. */
  sharesGame: boolean;
  /** The person wrote first, or has accepted the viewer's request. */
  hasAnswered: boolean;
  /** The viewer's e-mail is confirmed. */
  viewerConfirmed: boolean;
}

const IS_CLIENT = `(EXISTS (SELECT FROM booking_requests b WHERE b.status IN ('accepted', 'completed', 'no_show')
    AND (b.client_id, b.coach_user_id) IN (($1, u.id), (u.id, $1)))
  OR EXISTS (SELECT FROM coach_packages k JOIN coach_applications c ON c.id = k.coach_id
    WHERE k.status IN ('active', 'used') AND (k.client_id, c.user_id) IN (($1, u.id), (u.id, $1))))`;
const HAS_ANSWERED = `EXISTS (SELECT FROM conversations c
  WHERE c.user_lo = least($1::int, u.id) AND c.user_hi = greatest($1::int, u.id) AND (c.request_status = 'accepted'
    OR c.requested_by_id = u.id OR EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND m.sender_id = u.id)))`;

/**
 * A person whom the viewer may meet (a paused one only if they know each other or have written), with everything that decides
 * whether the viewer may write to them; null otherwise.
 */
export async function findReceiver(
  viewerId: number,
  userId: number,
  tx: Tx = db,
): Promise<ReceiverRow | null> {
  const rows = await tx.$queryRawUnsafe<ReceiverRow[]>(
    `SELECT u.id, ${fullNameSql('u')} AS name, u.profile_image_key AS "profileImageKey",
       u.profile_image_provider::text AS "profileImageProvider", ${onlineSql('u.id')} AS "isOnline",
       u.message_privacy::text AS "messagePrivacy",
       EXISTS (SELECT FROM friend_requests f WHERE f.status = 'accepted'
         AND (f.sender_id, f.receiver_id) IN (($1, u.id), (u.id, $1))) AS connected,
       EXISTS (SELECT FROM group_members a JOIN group_members b ON b.group_id = a.group_id
         WHERE a.user_id = $1 AND b.user_id = u.id) AS "sharesGroup",
       ${IS_CLIENT} AS "isClient",
       EXISTS (SELECT FROM game_participants a JOIN game_participants b ON b.game_id = a.game_id
         WHERE a.user_id = $1 AND b.user_id = u.id AND a.status <> 'out' AND b.status <> 'out') AS "sharesGame",
       EXISTS (SELECT FROM conversations k WHERE k.user_lo = least($1::int, u.id) AND k.user_hi = greatest($1::int, u.id)
         AND (k.requested_by_id IS DISTINCT FROM $1 OR k.request_status IN ('none', 'accepted'))) AS "hasAnswered",
       EXISTS (SELECT FROM users v WHERE v.id = $1 AND v.email_verified_at IS NOT NULL) AS "viewerConfirmed"
     FROM users u WHERE u.id = $2 AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$1')}
       AND (${reachableSql('u', '$1')} OR ${IS_CLIENT} OR ${HAS_ANSWERED})`,
    viewerId,
    userId,
  );
  return rows[0] ?? null;
}
