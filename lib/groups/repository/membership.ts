import type { Tx } from '@/lib/db/client';
import type { GroupRole } from '@/lib/groups/constants';
import { fullNameSql, notBlockedSql, presentSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

/**
 * Serialises changes of who is in a group. NO KEY UPDATE does not block rows that only refer to the group (messages, games).
 * @returns whether the group exists
 */
export async function lockGroup(id: number, tx: Tx): Promise<boolean> {
  const rows = await tx.$queryRaw<
    unknown[]
  >`SELECT 1 FROM groups WHERE id = ${id} FOR NO KEY UPDATE`;
  return rows.length === 1;
}

export async function insertMember(groupId: number, userId: number, tx: Tx): Promise<void> {
  await tx.groupMember.create({ data: { groupId, userId }, select: { id: true } });
}

export interface MembershipRow {
  id: number;
  userId: number;
  role: GroupRole;
}

export function findMembership(
  groupId: number,
  memberId: number,
  tx: Tx,
): Promise<MembershipRow | null> {
  return tx.groupMember.findFirst({
    where: { id: memberId, groupId },
    select: { id: true, userId: true, role: true },
  });
}

/** @returns whether there was one to remove. */
export async function deleteMembership(
  groupId: number,
  memberId: number,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.groupMember.deleteMany({ where: { id: memberId, groupId } });
  return count === 1;
}

export async function updateRole(memberId: number, role: GroupRole, tx: Tx): Promise<void> {
  await tx.groupMember.update({ where: { id: memberId }, data: { role }, select: { id: true } });
}

export async function updateCreator(groupId: number, userId: number, tx: Tx): Promise<void> {
  await tx.group.update({
    where: { id: groupId },
    data: { creatorId: userId },
    select: { id: true },
  });
}

/** The creator and the organisers, who are notified of requests. */
export async function findOrganiserIds(groupId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.groupMember.findMany({
    where: { groupId, role: { in: ['creator', 'organiser'] } },
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}

export async function findMemberIds(groupId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.groupMember.findMany({ where: { groupId }, select: { userId: true } });
  return rows.map(({ userId }) => userId);
}

export async function insertBan(
  ban: { groupId: number; userId: number; bannedById: number; reason: string | null },
  tx: Tx,
): Promise<void> {
  await tx.groupBan.createMany({ data: [ban], skipDuplicates: true });
}

export async function deleteBan(groupId: number, userId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.groupBan.deleteMany({ where: { groupId, userId } });
  return count === 1;
}

export interface BanRow {
  userId: number;
  name: string;
  username: string | null;
  publicLocation: string | null;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  reason: string | null;
  createdAt: Date;
}

export function findBans(groupId: number, viewerId: number, tx: Tx): Promise<BanRow[]> {
  return tx.$queryRawUnsafe<BanRow[]>(
    `SELECT u.id AS "userId", ${fullNameSql('u')} AS name, u.username, u.public_location AS "publicLocation",
       u.profile_image_key AS "profileImageKey", u.profile_image_provider::text AS "profileImageProvider",
       b.reason, b.created_at AS "createdAt"
     FROM group_bans b JOIN users u ON u.id = b.user_id
     WHERE b.group_id = $1 AND ${presentSql('u')} AND ${notBlockedSql('u.id', '$2')}
     ORDER BY b.created_at DESC, u.id LIMIT 200`,
    groupId,
    viewerId,
  );
}

export async function findPersonName(userId: number, tx: Tx): Promise<string> {
  const rows = await tx.$queryRawUnsafe<{ name: string }[]>(
    `SELECT ${fullNameSql('u')} AS name FROM users u WHERE u.id = $1`,
    userId,
  );
  return rows[0]?.name ?? 'Somebody';
}
