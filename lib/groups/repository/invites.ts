import { db, type Tx } from '@/lib/db/client';
import type { InviteDto } from '@/lib/groups/schema/join';
import { fullNameSql, notBlockedSql, presentSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface InviteRow {
  id: number;
  groupId: number;
  senderId: number;
  receiverId: number;
  status: InviteDto['status'];
  message: string | null;
  createdAt: Date;
  group: InviteDto['group'];
  userId: number;
  name: string;
  username: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

const invite = (other: 'sender_id' | 'receiver_id') => `
  SELECT i.id, i.group_id AS "groupId", i.sender_id AS "senderId", i.receiver_id AS "receiverId",
    i.status::text AS status, i.message, i.created_at AS "createdAt",
    json_build_object('id', g.id, 'name', g.name, 'memberCount', g.member_count, 'maxMembers', g.max_members, 'audience', g.audience,
      'sport', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)) AS "group",
    u.id AS "userId", ${fullNameSql('u')} AS name, u.username, u.public_location AS "publicLocation",
    u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider"
  FROM group_invites i JOIN groups g ON g.id = i.group_id AND g.hidden_at IS NULL JOIN sports s ON s.id = g.sport_id
  JOIN users u ON u.id = i.${other}`;

const MAY_BE_MET = `${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}`;

/** The open invites of a group, newest first. */
export function findInvitesOfGroup(
  groupId: number,
  viewerId: number,
  page: { beforeId: number | undefined; limit: number },
): Promise<InviteRow[]> {
  return db.$queryRawUnsafe<InviteRow[]>(
    `${invite('receiver_id')} WHERE i.group_id = $1 AND i.status = 'pending' AND ${MAY_BE_MET}
       AND ($3::int IS NULL OR i.id < $3) ORDER BY i.id DESC LIMIT $4`,
    groupId,
    viewerId,
    page.beforeId ?? null,
    page.limit,
  );
}

/** The open invites that a person has received, newest first. */
export function findInvitesOf(
  receiverId: number,
  page: { beforeId: number | undefined; limit: number },
): Promise<InviteRow[]> {
  return db.$queryRawUnsafe<InviteRow[]>(
    `${invite('sender_id')} WHERE i.receiver_id = $1 AND $1 = $2 AND i.status = 'pending' AND ${MAY_BE_MET}
       AND ($3::int IS NULL OR i.id < $3) ORDER BY i.id DESC LIMIT $4`,
    receiverId,
    receiverId,
    page.beforeId ?? null,
    page.limit,
  );
}

/** One invite as `viewerId` sees it: the other person is the sender for the receiver, and the receiver for everybody else. */
export async function findInvite(id: number, viewerId: number, tx: Tx): Promise<InviteRow | null> {
  for (const [other, side] of [
    ['sender_id', 'i.receiver_id = $2'],
    ['receiver_id', 'i.receiver_id <> $2'],
  ] as const) {
    const rows = await tx.$queryRawUnsafe<InviteRow[]>(
      `${invite(other)} WHERE i.id = $1 AND ${side} AND ${MAY_BE_MET}`,
      id,
      viewerId,
    );
    if (rows[0]) return rows[0];
  }
  return null;
}

export interface InvitedRow {
  isConnected: boolean;
  hasRequest: boolean;
  hasInvite: boolean;
  /** When the last invite was withdrawn or declined, if after `since`. */
  closedAt: Date | null;
}

/** The invited person's relation to the sender and the group. */
export async function findInvited(
  {
    groupId,
    senderId,
    receiverId,
    since,
  }: { groupId: number; senderId: number; receiverId: number; since: Date },
  tx: Tx,
): Promise<InvitedRow> {
  const rows = await tx.$queryRaw<InvitedRow[]>`
    SELECT EXISTS (SELECT FROM friend_requests f WHERE f.status = 'accepted'
        AND (f.sender_id, f.receiver_id) IN ((${senderId}, ${receiverId}), (${receiverId}, ${senderId})))
        AND NOT EXISTS (SELECT FROM blocks b
          WHERE (b.blocker_id, b.blocked_id) IN ((${senderId}, ${receiverId}), (${receiverId}, ${senderId}))) AS "isConnected",
      EXISTS (SELECT FROM group_join_requests r
        WHERE r.group_id = ${groupId} AND r.user_id = ${receiverId} AND r.status = 'pending') AS "hasRequest",
      (SELECT max(i.decided_at) FROM group_invites i WHERE i.group_id = ${groupId} AND i.receiver_id = ${receiverId}
        AND i.status IN ('withdrawn', 'declined') AND i.decided_at > ${since}) AS "closedAt",
      EXISTS (SELECT FROM group_invites i
        WHERE i.group_id = ${groupId} AND i.receiver_id = ${receiverId} AND i.status = 'pending') AS "hasInvite"`;
  return rows[0] ?? { isConnected: false, hasRequest: false, hasInvite: false, closedAt: null };
}

export async function insertInvite(
  data: { groupId: number; senderId: number; receiverId: number; message: string | null },
  tx: Tx,
): Promise<number> {
  const { id } = await tx.groupInvite.create({ data, select: { id: true } });
  return id;
}

/** @returns whether this call changed it. */
export async function updatePendingInvite(
  where: { id: number } | { groupId: number; receiverId: number },
  status: 'accepted' | 'declined' | 'withdrawn',
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.groupInvite.updateMany({
    where: { ...where, status: 'pending' },
    data: { status, decidedAt: new Date() },
  });
  return count === 1;
}
