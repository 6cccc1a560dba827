import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

export type NewGroup = Omit<Prisma.GroupUncheckedCreateInput, 'creatorId' | 'id'>;

export async function insertGroup(creatorId: number, group: NewGroup, tx: Tx): Promise<number> {
  const { id } = await tx.group.create({ data: { ...group, creatorId }, select: { id: true } });
  await tx.groupMember.create({
    data: { groupId: id, userId: creatorId, role: 'creator' },
    select: { id: true },
  });
  return id;
}

/** Without a member: its creator organises its game by `creatorId`. */
export async function insertQuietGroup(
  group: NewGroup & { creatorId: number },
  tx: Tx,
): Promise<number> {
  const data = { ...group, visibility: 'private' as const };
  const { id } = await tx.group.create({ data, select: { id: true } });
  return id;
}

export async function updateGroupRow(
  id: number,
  data: Prisma.GroupUncheckedUpdateInput,
  tx: Tx,
): Promise<void> {
  await tx.group.update({ where: { id }, data, select: { id: true } });
}

export async function deleteGroupRow(id: number, tx: Tx): Promise<void> {
  await tx.group.deleteMany({ where: { id } });
}

export function countCreatedBy(userId: number, tx: Tx): Promise<number> {
  return tx.group.count({ where: { creatorId: userId, reach: null } });
}

export async function findFounder(userId: number, tx: Tx = db) {
  const row = await tx.user.findUnique({
    where: { id: userId },
    select: { publicLocation: true, gender: true, latitude: true },
  });
  if (!row) return null;
  return { ...row, present: row.latitude !== null && row.gender !== null };
}

export async function sportExists(id: number, tx: Tx = db): Promise<boolean> {
  return (await tx.sport.count({ where: { id } })) === 1;
}

export async function updateHidden(id: number, tx: Tx): Promise<void> {
  await tx.group.updateMany({ where: { id, hiddenAt: null }, data: { hiddenAt: new Date() } });
}

/** The coming games in which people wait, of a group with a rule for missed games. */
export function findGamesWithLine(groupId: number, tx: Tx): Promise<{ id: number }[]> {
  return tx.game.findMany({
    where: {
      groupId,
      group: { missedMax: { not: null } },
      status: 'upcoming',
      startsAt: { gt: new Date() },
      waitlistCount: { gt: 0 },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
}
