import { db, type Tx } from '@/lib/db/client';
import type { FriendRequestStatus } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';
import { fullNameSql, notBlockedSql, presentSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

const eitherWay = (a: number, b: number) => ({
  OR: [
    { senderId: a, receiverId: b },
    { senderId: b, receiverId: a },
  ],
});

/**
 * Leaves the pair with one accepted request. Insert first, then accept: the unique open pair makes the insert wait for
 * anybody adding a request at the same moment, and the update then sees what they added.
 */
export async function upsertAccepted(senderId: number, receiverId: number, tx: Tx): Promise<void> {
  const inserted = await tx.$executeRaw`
    INSERT INTO friend_requests (sender_id, receiver_id, status, decided_at, updated_at)
    VALUES (${senderId}, ${receiverId}, 'accepted', now(), now())
    ON CONFLICT DO NOTHING`;
  if (inserted === 1) return;
  await tx.friendRequest.updateMany({
    where: { ...eitherWay(senderId, receiverId), status: 'pending' },
    data: { status: 'accepted', decidedAt: new Date() },
  });
}

export interface AskerRow {
  name: string;
  createdAt: Date;
  present: boolean;
}

/**
 * The person who asks, locked until the transaction ends: of two requests at once the second counts the first.
 * NO KEY UPDATE lets everything that only refers to the person go on.
 */
export async function lockAsker(userId: number, tx: Tx): Promise<AskerRow | null> {
  const rows = await tx.$queryRawUnsafe<AskerRow[]>(
    `SELECT ${fullNameSql('u')} AS name, u.created_at AS "createdAt", ${presentSql('u')} AS present
     FROM users u WHERE u.id = $1 FOR NO KEY UPDATE`,
    userId,
  );
  return rows[0] ?? null;
}

/** How many people somebody asked since `since`, and when the first of those was. Connections by likes have no message. */
export async function countAsked(
  senderId: number,
  since: Date,
  tx: Tx,
): Promise<{ count: number; firstAt: Date | null }> {
  const result = await tx.friendRequest.aggregate({
    where: { senderId, createdAt: { gt: since }, message: { not: null } },
    _count: true,
    _min: { createdAt: true },
  });
  return { count: result._count, firstAt: result._min.createdAt };
}

export interface AskedRow {
  id: number;
  name: string;
  discoverable: boolean;
  blocked: boolean;
  /** The pair's pending or accepted request. */
  openId: number | null;
  openStatus: 'pending' | 'accepted' | null;
  openSenderId: number | null;
  /** When the receiver last declined the actor. */
  declinedAt: Date | null;
  /** A declined request that still looks open to the actor. */
  declinedLooksOpen: boolean;
  /** When the actor last took a request to them back. */
  takenBackAt: Date | null;
}

/** Everything a request depends on, in one statement. Call it after `lockPair`. */
export async function findAsked(
  pair: { actorId: number; otherId: number; declinedSince: Date },
  tx: Tx,
): Promise<AskedRow | null> {
  const rows = await tx.$queryRawUnsafe<AskedRow[]>(
    `SELECT u.id, ${fullNameSql('u')} AS name, u.discoverable, NOT (${notBlockedSql('u.id', '$1')}) AS blocked,
       f.id AS "openId", f.status::text AS "openStatus", f.sender_id AS "openSenderId",
       declined.at AS "declinedAt", coalesce(declined.looks_open, false) AS "declinedLooksOpen",
       taken_back.at AS "takenBackAt"
     FROM users u
     CROSS JOIN LATERAL (
       SELECT max(d.decided_at) AS at, bool_or(d.withdrawn_at IS NULL) AS looks_open FROM friend_requests d
       WHERE d.sender_id = $1 AND d.receiver_id = u.id AND d.status = 'declined' AND d.decided_at > $3
     ) declined
     CROSS JOIN LATERAL (
       SELECT max(CASE b.status WHEN 'cancelled' THEN b.decided_at ELSE b.withdrawn_at END) AS at FROM friend_requests b
       WHERE b.sender_id = $1 AND b.receiver_id = u.id
     ) taken_back
     LEFT JOIN friend_requests f ON f.status IN ('pending', 'accepted')
       AND least(f.sender_id, f.receiver_id) = least($1::int, u.id)
       AND greatest(f.sender_id, f.receiver_id) = greatest($1::int, u.id)
     WHERE u.id = $2`,
    pair.actorId,
    pair.otherId,
    pair.declinedSince,
  );
  return rows[0] ?? null;
}

export async function insertRequest(
  request: {
    senderId: number;
    receiverId: number;
    message: string;
    status: 'pending' | 'declined';
    decidedAt: Date | null;
  },
  tx: Tx,
): Promise<number> {
  const { id } = await tx.friendRequest.create({ data: request, select: { id: true } });
  return id;
}

interface RequestRow {
  id: number;
  senderId: number;
  receiverId: number;
  status: FriendRequestStatus;
}

/** The database decides: of two decisions at once one changes the row. @returns whether this one did. */
export async function updatePending(
  id: number,
  status: 'accepted' | 'declined' | 'cancelled',
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.friendRequest.updateMany({
    where: { id, status: 'pending' },
    data: { status, decidedAt: new Date() },
  });
  return count === 1;
}

/** The sender takes back what was silently declined already. @returns whether it still looked open to them. */
export async function updateDeclinedToWithdrawn(id: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.friendRequest.updateMany({
    where: { id, status: 'declined', withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  });
  return count === 1;
}

/** @returns whether the two were connected. */
export async function updateToDisconnected(a: number, b: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.friendRequest.updateMany({
    where: { ...eitherWay(a, b), status: 'accepted' },
    data: { status: 'disconnected', decidedAt: new Date() },
  });
  return count === 1;
}

/** Were the two connected once? Not for anybody on the other side of a block, who is not there. */
export async function hasEnded(viewerId: number, otherId: number, tx: Tx): Promise<boolean> {
  const rows = await tx.$queryRawUnsafe<unknown[]>(
    `SELECT 1 FROM friend_requests f WHERE f.status = 'disconnected'
       AND (f.sender_id, f.receiver_id) IN (($1::int, $2::int), ($2::int, $1::int)) AND ${notBlockedSql('$2', '$1')}
     LIMIT 1`,
    viewerId,
    otherId,
  );
  return rows.length > 0;
}

export interface PersonColumns {
  userId: number;
  name: string;
  username: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

const PERSON_COLUMNS = `u.id AS "userId", ${fullNameSql('u')} AS name, u.username,
  u.public_location AS "publicLocation", u.profile_image_key AS "profileImageKey",
  u.profile_image_provider::text AS "profileImageProvider"`;

export interface ListedRequestRow extends RequestRow, PersonColumns {
  message: string | null;
  createdAt: Date;
  updatedAt: Date;
  withdrawnAt: Date | null;
}

const REQUEST_COLUMNS = `f.id, f.sender_id AS "senderId", f.receiver_id AS "receiverId", f.status::text AS status,
  f.message, f.created_at AS "createdAt", f.updated_at AS "updatedAt", f.withdrawn_at AS "withdrawnAt"`;

/** One request of the viewer with the person on its other side; null once that person cannot be met. */
export async function findListedRequest(
  id: number,
  viewerId: number,
  tx: Tx = db,
): Promise<ListedRequestRow | null> {
  const rows = await tx.$queryRawUnsafe<ListedRequestRow[]>(
    `SELECT ${REQUEST_COLUMNS}, ${PERSON_COLUMNS} FROM friend_requests f
     JOIN users u ON u.id = CASE WHEN f.sender_id = $2 THEN f.receiver_id ELSE f.sender_id END
     WHERE f.id = $1 AND $2 IN (f.sender_id, f.receiver_id)
       AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}`,
    id,
    viewerId,
  );
  return rows[0] ?? null;
}

export interface RequestPage {
  box: 'received' | 'sent';
  /** Declined ones younger than this are still in the sender's box, looking as before. */
  declinedSince: Date;
  beforeId: number | undefined;
  limit: number;
}

/** Open requests of one box, newest first; nobody who cannot be met. */
export async function findOpenRequests(
  viewerId: number,
  { box, declinedSince, beforeId, limit }: RequestPage,
): Promise<ListedRequestRow[]> {
  const [own, other] = box === 'sent' ? ['sender_id', 'receiver_id'] : ['receiver_id', 'sender_id'];
  const open =
    box === 'sent'
      ? `(f.status = 'pending' OR f.status = 'declined' AND f.withdrawn_at IS NULL AND f.decided_at > $4)`
      : `f.status = 'pending' AND $4::timestamptz IS NOT NULL`;
  const { rows } = await pool.query<ListedRequestRow>(
    `SELECT ${REQUEST_COLUMNS}, ${PERSON_COLUMNS}
     FROM friend_requests f JOIN users u ON u.id = f.${other}
     WHERE f.${own} = $1 AND ${open} AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$1')}
       AND ($2::int IS NULL OR f.id < $2)
     ORDER BY f.id DESC LIMIT $3`,
    [viewerId, beforeId ?? null, limit, declinedSince],
  );
  return rows;
}

export interface ConnectionRow extends PersonColumns {
  id: number;
  connectedAt: Date;
  likedEachOther: boolean;
}

/** Connected people, newest connection first; nobody who cannot be met. */
export async function findConnections(
  viewerId: number,
  page: { beforeId: number | undefined; limit: number },
): Promise<ConnectionRow[]> {
  const { rows } = await pool.query<ConnectionRow>(
    `SELECT f.id, coalesce(f.decided_at, f.updated_at) AS "connectedAt",
       EXISTS (SELECT FROM matches m WHERE m.status = 'matched' AND (m.user1_id, m.user2_id) IN (($1, u.id), (u.id, $1)))
         AS "likedEachOther", ${PERSON_COLUMNS}
     FROM (
       SELECT id, decided_at, updated_at, receiver_id AS other FROM friend_requests WHERE sender_id = $1 AND status = 'accepted'
       UNION ALL
       SELECT id, decided_at, updated_at, sender_id FROM friend_requests WHERE receiver_id = $1 AND status = 'accepted'
     ) f JOIN users u ON u.id = f.other
     WHERE ${presentSql('u')} AND ${notBlockedSql('u.id', '$1')} AND ($2::int IS NULL OR f.id < $2)
     ORDER BY f.id DESC LIMIT $3`,
    [viewerId, page.beforeId ?? null, page.limit],
  );
  return rows;
}
