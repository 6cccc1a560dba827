import type { Audience, GroupRole } from '@/lib/groups/constants';
import { db, type Tx } from '@/lib/platform/db/client';
import { lockRow } from '@/lib/platform/db/lock-row';

/**
 * Serialises changes of who is in a group. NO KEY UPDATE does not block rows that only refer to the group (messages, games).
 * @returns whether the group exists
 */
export function lockGroup(id: number, tx: Tx): Promise<boolean> {
  return lockRow('groups', id, tx);
}

export async function insertMember(
  groupId: number,
  userId: number,
  tx: Tx,
  role: GroupRole = 'member',
): Promise<void> {
  await tx.groupMember.create({ data: { groupId, userId, role }, select: { id: true } });
}

export function findMembership(groupId: number, memberId: number, tx: Tx) {
  return tx.groupMember.findFirst({
    where: { id: memberId, groupId },
    select: { id: true, userId: true, role: true, askedToLeadAt: true },
  });
}

/** A person's memberships of groups with these audiences, in the order in which all code locks the groups. */
export function findMembershipsFor(userId: number, audiences: Audience[], tx: Tx) {
  return tx.groupMember.findMany({
    where: { userId, group: { audience: { in: audiences } } },
    select: { id: true, userId: true, role: true, group: { select: { id: true, name: true } } },
    orderBy: { groupId: 'asc' },
  });
}

export type MembershipRow = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

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

export async function updateAlwaysComes(
  groupId: number,
  userId: number,
  alwaysComes: boolean,
): Promise<boolean> {
  const where = { groupId, userId };
  return (await db.groupMember.updateMany({ where, data: { alwaysComes } })).count === 1;
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

/** Records that an organiser removed the person. Call it under the group's lock. */
export async function insertRemoval(groupId: number, userId: number, tx: Tx): Promise<void> {
  await tx.groupRemoval.createMany({ data: [{ groupId, userId }], skipDuplicates: true });
}

export async function deleteRemoval(groupId: number, userId: number, tx: Tx): Promise<void> {
  await tx.groupRemoval.deleteMany({ where: { groupId, userId } });
}

/** Whether an organiser removed the person without readmitting them. Read it under the group's lock. */
export async function isRemoved(groupId: number, userId: number, tx: Tx): Promise<boolean> {
  return (await tx.groupRemoval.count({ where: { groupId, userId } })) > 0;
}

export async function deleteBan(groupId: number, userId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.groupBan.deleteMany({ where: { groupId, userId } });
  return count === 1;
}
