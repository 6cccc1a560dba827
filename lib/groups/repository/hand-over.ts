import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/**
 * Gives the groups that a person created to their longest-serving organisers, else to their longest-serving members.
 * @returns the groups that have a new creator, whose role is still the old one
 */
export function updateCreatorsToHeirs(
  userId: number,
  tx: Tx,
): Promise<{ id: number; heirId: number }[]> {
  return on(tx)
    .with('heirs', (kx) =>
      kx
        .selectFrom('groupMembers as m')
        .innerJoin('groups as mine', 'mine.id', 'm.groupId')
        .where('mine.creatorId', '=', userId)
        .where('m.userId', '<>', userId)
        .distinctOn('m.groupId')
        .orderBy('m.groupId')
        .orderBy((eb) => eb('m.role', '=', 'organiser'), 'desc')
        .orderBy('m.joinedAt')
        .orderBy('m.id')
        .select(['m.groupId', 'm.userId']),
    )
    .updateTable('groups as g')
    .from('heirs')
    .set((eb) => ({ creatorId: eb.ref('heirs.userId') }))
    .whereRef('g.id', '=', 'heirs.groupId')
    .returning(['g.id', 'heirs.userId as heirId'])
    .execute();
}

export async function deleteMembershipsOf(userId: number, tx: Tx): Promise<void> {
  await tx.groupMember.deleteMany({ where: { userId } });
}

/** Ends what the creator before asked of somebody, too. */
export async function updateToCreator(groupId: number, userId: number, tx: Tx): Promise<void> {
  await updateAskedToLead(groupId, null, tx);
  await tx.groupMember.updateMany({ where: { groupId, userId }, data: { role: 'creator' } });
}

/** Asks one member to run the group, in place of another; null asks nobody. Call it under the group's lock. */
export async function updateAskedToLead(
  groupId: number,
  memberId: number | null,
  tx: Tx,
): Promise<void> {
  await tx.groupMember.updateMany({
    where: { groupId, askedToLeadAt: { not: null } },
    data: { askedToLeadAt: null },
  });
  if (memberId === null) return;
  await tx.groupMember.updateMany({
    where: { groupId, id: memberId },
    data: { askedToLeadAt: new Date() },
  });
}

/** The membership of somebody who is asked to run the group. */
export function findAskedToLead(groupId: number, userId: number, tx: Tx) {
  return tx.groupMember.findFirst({
    where: { groupId, userId, askedToLeadAt: { not: null } },
    select: { id: true, userId: true, role: true },
  });
}

/** The membership of the creator. */
export function findCreator(groupId: number, tx: Tx) {
  return tx.groupMember.findFirst({
    where: { groupId, role: 'creator' },
    select: { id: true, userId: true, role: true },
  });
}

/** Those that nobody took over, and those of the person's games of two. */
export async function deleteGroupsOf(userId: number, tx: Tx): Promise<void> {
  await tx.group.deleteMany({
    where: { OR: [{ creatorId: userId }, { pairLo: userId }, { pairHi: userId }] },
  });
}
