import { sql } from 'kysely';
import { fullName, notBlocked, present, UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';

/** People who go, in the order they joined, then those in line. */
export const findParticipants = prepared((kx, p: { gameId: number; viewerId: number }) =>
  kx
    .selectFrom('gameParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.gameId', '=', p.gameId)
    .where('p.status', '<>', sql.lit('out'))
    .orderBy('p.status')
    .orderBy('p.waitlistedAt', (order) => order.asc().nullsFirst())
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .select((eb) => {
      const id = eb.ref('u.id');
      const shown = sql<boolean>`(${id} = ${p.viewerId} OR ${present('u')} AND ${notBlocked(id, p.viewerId)})`;
      return [
        'p.id',
        eb.ref('p.status').$castTo<'going' | 'waitlisted'>().as('status'),
        'p.guests',
        'p.attendance',
        'p.mustReconfirm',
        eb.case().when(shown).then(id).end().as('userId'),
        eb.case().when(shown).then(fullName('u')).else(sql.lit(UNAVAILABLE_NAME)).end().as('name'),
        eb.case().when(shown).then(eb.ref('u.profileImageKey')).end().as('profileImageKey'),
        eb
          .case()
          .when(shown)
          .then(eb.ref('u.profileImageProvider'))
          .end()
          .as('profileImageProvider'),
      ];
    }),
);

/** Everybody with a seat or a place in line, to notify them of changes. */
export async function findConcernedIds(gameId: number, tx: Tx): Promise<number[]> {
  const rows = await tx.gameParticipant.findMany({
    where: { gameId, status: { in: ['going', 'waitlisted'] } },
    select: { userId: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ userId }) => userId);
}

/** The time zones of a game's readers: the members of its group, and those of `userIds` who are not. */
export async function findReaderZones(
  { groupId, userIds }: { groupId: number; userIds: readonly number[] },
  tx: Tx,
): Promise<string[]> {
  const rows = await on(tx)
    .selectFrom('users as u')
    .distinct()
    .where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('u.id')} = ANY(${userIds}::int[])`,
        eb(
          'u.id',
          'in',
          eb.selectFrom('groupMembers').where('groupId', '=', groupId).select('userId'),
        ),
      ]),
    )
    .select('u.timeZone')
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

/** Asks everybody who goes, except `exceptUserId`, to confirm again. */
export async function updateMustReconfirm(
  gameId: number,
  exceptUserId: number,
  tx: Tx,
): Promise<void> {
  await tx.gameParticipant.updateMany({
    where: { gameId, status: 'going', userId: { not: exceptUserId } },
    data: { mustReconfirm: true },
  });
}

/** @returns whether there was something to confirm. */
export async function updateConfirmed(gameId: number, userId: number, tx: Tx): Promise<boolean> {
  const { count } = await tx.gameParticipant.updateMany({
    where: { gameId, userId, status: 'going', mustReconfirm: true },
    data: { mustReconfirm: false },
  });
  return count === 1;
}

/** @returns whether the player had a seat. */
export async function updateAttendance(
  gameId: number,
  participantId: number,
  attendance: 'attended' | 'no_show' | null,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.gameParticipant.updateMany({
    where: { id: participantId, gameId, status: 'going' },
    data: { attendance },
  });
  return count === 1;
}
