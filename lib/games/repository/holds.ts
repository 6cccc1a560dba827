import { type Expression, expressionBuilder } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

interface NewHold {
  gameId: number;
  heldUntil: Date;
  seats?: number;
  /** The person to whom the seats are offered. */
  participantId?: number;
}

export async function insertHold(hold: NewHold, tx: Tx): Promise<number> {
  const { id } = await on(tx)
    .insertInto('seatHolds')
    .values(hold)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes the expired holds of a game, and removes people with a lapsed offer from the waiting list. Call it under the game's
 * lock.
 */
export async function deleteExpiredHolds(
  gameId: number,
  tx: Tx,
): Promise<{ count: number; userIds: number[] }> {
  const until = new Date();
  // The trigger game_participants_end_offer deletes their offers.
  const asked = await on(tx)
    .updateTable('gameParticipants as p')
    .from('seatHolds as h')
    .set({ status: 'out', guests: 0, waitlistedAt: null, updatedAt: now })
    .whereRef('h.participantId', '=', 'p.id')
    .where('h.gameId', '=', gameId)
    .where('h.heldUntil', '<=', until)
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'waitlisted')
    .returning('p.userId')
    .execute();
  const ended = await on(tx)
    .deleteFrom('seatHolds')
    .where('gameId', '=', gameId)
    .where('heldUntil', '<=', until)
    .returning('id')
    .execute();
  return {
    count: ended.length + asked.length,
    userIds: asked.flatMap(({ userId }) => userId ?? []),
  };
}

/**
 * Deletes a hold while it lasts, so that its seats are free for whoever had it. @returns how many, 0 when it is over; `isNext`
 * when it has yielded
 */
export async function takeHold(
  id: number,
  gameId: number,
  tx: Tx,
): Promise<{ seats: number; isNext: boolean }> {
  const row = await on(tx)
    .deleteFrom('seatHolds')
    .where('id', '=', id)
    .where('gameId', '=', gameId)
    .where('heldUntil', '>', new Date())
    .returning(['seats', 'yieldedAt'])
    .executeTakeFirst();
  const isNext = !!row?.yieldedAt;
  return { seats: isNext ? 0 : (row?.seats ?? 0), isNext };
}

/** Holds of guests, whose addresses are unproven. */
const guestHolds = (gameId: number, tx: Tx) =>
  on(tx)
    .selectFrom('seatHolds')
    .where('gameId', '=', gameId)
    .where('participantId', 'is', null)
    .select('id');

/** The last guests' holds that have not yielded yet. */
export async function findHoldsThatYield(gameId: number, most: number, tx: Tx): Promise<number[]> {
  const rows = await guestHolds(gameId, tx)
    .where('yieldedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateYielded(
  ids: readonly number[],
  yieldedAt: Date | null,
  tx: Tx,
): Promise<void> {
  if (ids.length === 0) return;
  await on(tx).updateTable('seatHolds').set({ yieldedAt }).where('id', 'in', ids).execute();
}

/**
 * Seats, taken or offered, of people whose address nobody has proven and whom no organiser has let into the group: they are worth
 * as much as a guest's hold.
 */
export const seatsThatYield = (gameId: Expression<number>) =>
  expressionBuilder<Tables, never>()
    .selectFrom('gameParticipants as y')
    .innerJoin('games as yg', 'yg.id', 'y.gameId')
    .innerJoin('users as yu', 'yu.id', 'y.userId')
    .leftJoin('seatHolds as yh', 'yh.participantId', 'y.id')
    .leftJoin('groupMembers as ym', (join) =>
      join.onRef('ym.groupId', '=', 'yg.groupId').onRef('ym.userId', '=', 'y.userId'),
    )
    .where('y.gameId', '=', gameId)
    .where('yu.emailVerifiedAt', 'is', null)
    .where('ym.id', 'is', null)
    .where((eb) => eb('y.userId', 'is distinct from', eb.ref('yg.creatorId')))
    .where((eb) => eb.or([eb('y.status', '=', 'going'), eb('yh.id', 'is not', null)]));

/** The last first. */
export function findSeatsThatYield(gameId: number, tx?: Tx) {
  return on(tx)
    .selectFrom((eb) =>
      seatsThatYield(eb.val(gameId))
        .select((own) => [
          'y.id',
          'yu.id as userId',
          'y.guests',
          'yh.id as offerId',
          own.fn.coalesce('yh.seats', own('y.guests', '+', 1)).as('seats'),
        ])
        .as('those'),
    )
    .selectAll()
    .orderBy('those.id', 'desc')
    .execute();
}

/** Gives free seats back to the holds that have yielded, oldest first. */
export async function restoreHolds(gameId: number, free: number, tx: Tx): Promise<void> {
  const rows = await guestHolds(gameId, tx)
    .where('yieldedAt', 'is not', null)
    .where('heldUntil', '>', new Date())
    .orderBy('id')
    .limit(free)
    .execute();
  await updateYielded(
    rows.map(({ id }) => id),
    null,
    tx,
  );
}

export async function isConfirmed(userId: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHolds(ids: readonly number[], tx: Tx): Promise<void> {
  if (ids.length > 0) await on(tx).deleteFrom('seatHolds').where('id', 'in', ids).execute();
}

/** Takes back the offers of a game that stand. @returns whose they were, and how many seats */
export async function deleteOffers(
  gameId: number,
  tx: Tx,
): Promise<{ userIds: number[]; seats: number }> {
  const rows = await on(tx)
    .deleteFrom('seatHolds as h')
    .using('gameParticipants as p')
    .whereRef('p.id', '=', 'h.participantId')
    .where('h.gameId', '=', gameId)
    .where('h.heldUntil', '>', new Date())
    .returning(['h.seats', 'p.userId'])
    .execute();
  return {
    userIds: rows.flatMap(({ userId }) => userId ?? []),
    seats: rows.reduce((sum, { seats }) => sum + seats, 0),
  };
}

/** A pending offer, with the data for its notification. */
export function findOffer(id: number, tx: Tx) {
  return on(tx)
    .selectFrom('seatHolds as h')
    .innerJoin('gameParticipants as p', 'p.id', 'h.participantId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('h.id', '=', id)
    .where('h.heldUntil', '>', new Date())
    .select(['h.gameId', 'h.heldUntil', 'u.id as userId', 'u.timeZone'])
    .executeTakeFirst();
}

/** The venue of a game, whose page shows the seats. */
export async function findVenueOf(gameId: number, tx: Tx): Promise<{ id: number } | null> {
  const row = await on(tx)
    .selectFrom('games')
    .where('id', '=', gameId)
    .select('venueId')
    .executeTakeFirst();
  return row?.venueId ? { id: row.venueId } : null;
}
