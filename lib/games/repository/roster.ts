import { sql } from 'kysely';
import { answered } from '@/lib/games/repository/game-viewer';
import { mayMeet, notBlocked, present, shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';

const DAY_SECONDS = 86_400;

/**
 * Members who have not responded to a coming game, or answered maybe; or only one of them. Not across a block with the
 * organiser.
 */
export const findUndecided = prepared(
  (kx, p: { gameId: number; organiserId: number; userId: number | null }) =>
    kx
      .selectFrom('games as ga')
      .innerJoin('groupMembers as m', 'm.groupId', 'ga.groupId')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .leftJoin('gameParticipants as p', (join) =>
        join.onRef('p.gameId', '=', 'ga.id').onRef('p.userId', '=', 'm.userId'),
      )
      .where('ga.id', '=', p.gameId)
      .where('ga.status', '=', sql.lit('upcoming'))
      .where('ga.hiddenAt', 'is', null)
      .where('ga.startsAt', '>', now)
      .where('u.id', '<>', p.organiserId)
      .where(
        (eb) => sql<boolean>`(${p.userId}::int IS NULL OR ${eb.ref('u.id')} = ${p.userId}::int)`,
      )
      .where(present('u'))
      .where((eb) => notBlocked(eb.ref('u.id'), p.organiserId))
      .where(sql<boolean>`coalesce(${answered}, 'maybe') = 'maybe'`)
      .orderBy('u.id')
      .select([
        'u.id as userId',
        'u.timeZone',
        'ga.title',
        'ga.groupId',
        'ga.startsAt',
        'ga.timeZone as gameTimeZone',
      ]),
);

/** @returns false when the members were asked within a day */
export async function updateNudged(gameId: number, tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('games')
    .set({ nudgedAt: now })
    .where('id', '=', gameId)
    .where((eb) =>
      eb.or([eb('nudgedAt', 'is', null), eb('nudgedAt', '<=', secondsAgo(DAY_SECONDS))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last time when all access of the person was ended. */
export async function findAccessEnd(userId: number): Promise<Date | null> {
  const row = await on()
    .selectFrom('users')
    .where('id', '=', userId)
    .select('accessEndedAt')
    .executeTakeFirst();
  return row?.accessEndedAt ?? null;
}

/** The person's first name, for a page to which only they have the link. */
export async function findFirstName(userId: number): Promise<string> {
  const { name } = await on()
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select(shownName('u', null).as('name'))
    .executeTakeFirstOrThrow();
  return name;
}

/** A person with a seat or on the waiting list. Call it under the game's lock. */
export async function findPlayerById(
  { gameId, participantId }: { gameId: number; participantId: number },
  tx: Tx,
) {
  const row = await on(tx)
    .selectFrom('gameParticipants as p')
    .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
    .where('p.id', '=', participantId)
    .where('p.gameId', '=', gameId)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .select((eb) => [
      'p.id',
      'p.userId',
      'p.regularId',
      'p.guests',
      'offer.id as offerId',
      eb.ref('p.status').$castTo<'going' | 'waitlisted'>().as('status'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** The whole waiting list, in order, with those to whom a seat is offered. Call it under the game's lock. */
export function findLine(gameId: number, tx: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'waitlisted')
    .orderBy('p.waitlistedAt')
    .orderBy('p.id')
    .select(['p.id', sql<boolean>`offer.id IS NOT NULL`.as('isOffered')])
    .execute();
}

/** Puts the waiting list into this order: from the time of the first, a millisecond apart. */
export async function updateLine(participantIds: number[], tx: Tx): Promise<void> {
  const order = sql<{
    id: number;
    at: number;
  }>`unnest(${participantIds}::int[]) WITH ORDINALITY`.as<'o'>(sql`o(id, at)`);
  await on(tx)
    .updateTable('gameParticipants as p')
    .from(order)
    .set((eb) => ({
      waitlistedAt: sql<Date>`${eb
        .selectFrom('gameParticipants as q')
        .where('q.id', 'in', participantIds)
        .select((own) =>
          own.fn.min('q.waitlistedAt').as('first'),
        )} + ${eb.ref('o.at')} * interval '1 ms'`,
    }))
    .whereRef('p.id', '=', 'o.id')
    .execute();
}

/** Whether the organiser may meet the person with this id. */
export async function isMet(userId: number, organiserId: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where((eb) => mayMeet(eb.ref('u.id'), organiserId))
    .select('u.id')
    .executeTakeFirst();
  return row !== undefined;
}
