import { mayMeet, present, shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** @returns null when the person has asked already: the key on game and person decides */
export async function insertSeatRequest(
  gameId: number,
  userId: number,
  tx: Tx,
): Promise<number | null> {
  const row = await on(tx)
    .insertInto('seatRequests')
    .values({ gameId, userId })
    .onConflict((conflict) => conflict.columns(['gameId', 'userId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those of people whom the organiser may meet. */
export function findSeatRequests(gameId: number, organiserId: number) {
  return on()
    .selectFrom('seatRequests as r')
    .innerJoin('games as ga', 'ga.id', 'r.gameId')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .leftJoin('userSports as us', (join) =>
      join.onRef('us.userId', '=', 'u.id').onRef('us.sportId', '=', 'ga.sportId'),
    )
    .where('r.gameId', '=', gameId)
    .where('r.status', '=', 'pending')
    .where(present('u'))
    .where((eb) => mayMeet(eb.ref('u.id'), organiserId))
    .orderBy('r.id')
    .select([
      'r.id',
      'r.userId',
      'us.skillLevel as level',
      shownName('u', organiserId).as('name'),
      'u.profileImageKey',
      'u.profileImageProvider',
    ])
    .execute();
}

/** @returns who asked; null for an unknown request */
export async function findSeatRequest(gameId: number, id: number): Promise<number | null> {
  const row = await on()
    .selectFrom('seatRequests')
    .where('gameId', '=', gameId)
    .where('id', '=', id)
    .select('userId')
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** @returns whether it was pending */
export async function updateSeatRequest(
  id: number,
  status: 'accepted' | 'declined',
  tx: Tx,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('seatRequests')
    .set({ status, decidedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who may change the players of a game: the organisers of its group, and its creator in it or without one. */
export async function findManagerIds(gameId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .leftJoin('groupMembers as m', 'm.groupId', 'g.id')
    .innerJoin('users as u', (join) =>
      join.on((eb) => eb('u.id', '=', eb.fn.coalesce('m.userId', 'g.creatorId'))),
    )
    .where('ga.id', '=', gameId)
    .where((eb) =>
      eb.or([
        eb('m.role', 'in', ['creator', 'organiser']),
        eb('u.id', '=', eb.ref('ga.creatorId')),
      ]),
    )
    .where(present('u'))
    .orderBy('u.id')
    .select('u.id')
    .execute();
  return rows.map(({ id }) => id);
}
