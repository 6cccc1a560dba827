import { sql } from 'kysely';
import { activeAccount, ledGroup } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/**
 * True for a member `member` of the group `g` who may take it over: its creator has asked them; or it has none, and they are an
 * organiser, or there is no organiser.
 */
export function mayLead(member: string) {
  const at = columnsOf<'groupMembers'>(member);
  return sql<boolean>`(${at('askedToLeadAt')} IS NOT NULL OR ${columnsOf<'groups'>('g')('creatorId')} IS NULL
    AND (${at('role')} = 'organiser' OR ${at('id')} IS NOT NULL AND NOT ${ledGroup('g')}))`;
}

/** The groups of a person with other members have no creator any more. @returns their ids */
export function updateCreatorsToNobody(userId: number, tx: Tx): Promise<{ id: number }[]> {
  return on(tx)
    .updateTable('groups as g')
    .set({ creatorId: null })
    .where('g.creatorId', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('groupMembers as m')
          .whereRef('m.groupId', '=', 'g.id')
          .where('m.userId', '<>', userId)
          .select('m.id'),
      ),
    )
    .returning('g.id')
    .execute();
}

/** Members who may take over one of these groups. */
export function findCandidates(groupIds: number[], tx: Tx) {
  return on(tx)
    .selectFrom('groups as g')
    .innerJoin('groupMembers as m', 'm.groupId', 'g.id')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where(sql<boolean>`g.id = ANY(${groupIds}::int[])`)
    .where(activeAccount('u'))
    .where(mayLead('m'))
    .orderBy('m.id')
    .select(['g.id as groupId', 'g.name as group', 'm.userId'])
    .execute();
}

export function deleteMembershipsOf(userId: number, tx: Tx): Promise<{ groupId: number }[]> {
  return on(tx)
    .deleteFrom('groupMembers')
    .where('userId', '=', userId)
    .returning('groupId')
    .execute();
}

/** Also ends the previous creator's hand-over. */
export async function updateToCreator(groupId: number, userId: number, tx: Tx): Promise<void> {
  await updateAskedToLead(groupId, null, tx);
  await on(tx)
    .updateTable('groupMembers')
    .set({ role: 'creator' })
    .where((eb) => eb.and({ groupId, userId }))
    .execute();
}

/** Asks one member to run the group instead of another; null asks nobody. Call it under the group's lock. */
export async function updateAskedToLead(
  groupId: number,
  memberId: number | null,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('groupMembers')
    .set({ askedToLeadAt: null })
    .where('groupId', '=', groupId)
    .where('askedToLeadAt', 'is not', null)
    .execute();
  if (memberId === null) return;
  await on(tx)
    .updateTable('groupMembers')
    .set({ askedToLeadAt: now })
    .where((eb) => eb.and({ groupId, id: memberId }))
    .execute();
}

/** The membership of the creator. */
export async function findCreator(groupId: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom('groupMembers')
    .where((eb) => eb.and({ groupId, role: 'creator' }))
    .select(['id', 'userId', 'role'])
    .executeTakeFirst();
  return row ?? null;
}

/** The groups in which the person is alone, and those of the person's games of two. */
export async function deleteGroupsOf(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('groups')
    .where((eb) => eb.or({ creatorId: userId, pairLo: userId, pairHi: userId }))
    .execute();
}

/** Without a creator the last member may leave, and nobody would remain to delete the group. */
export async function deleteDeserted(groupIds: number[], tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('groups as g')
    .where((eb) => eb('g.id', '=', eb.fn.any(eb.val(groupIds))))
    .where('g.creatorId', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('groupMembers as m').whereRef('m.groupId', '=', 'g.id').select('m.id'),
        ),
      ),
    )
    .execute();
}
