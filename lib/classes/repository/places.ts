import type { ParticipantStatus } from '@/lib/classes/policy';
import { guardiansOf, present, shownName, shownPerson } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/**
 * Locks the places of a date until the end of the transaction, to serialise their changes. NO KEY UPDATE does not block rows
 * that only refer to the date.
 */
export async function lockPlaces(
  id: number,
  tx: Tx,
): Promise<{ places: number; goingCount: number; coachUserId: number } | null> {
  const row = await on(tx)
    .selectFrom('classSessions')
    .where('id', '=', id)
    .select(['places', 'goingCount', 'coachUserId'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** One row per person, whatever their previous status. */
export async function upsertParticipant(
  key: { sessionId: number; userId: number },
  status: ParticipantStatus,
  tx: Tx,
): Promise<void> {
  const data = { status, waitlistedAt: status === 'waitlisted' ? new Date() : null };
  await on(tx)
    .insertInto('classParticipants')
    .values({ ...key, ...data })
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'userId']).doUpdateSet({ ...data, updatedAt: now }),
    )
    .execute();
}

/** The first on the waiting list whose account still exists. */
export async function findFirstWaiting(
  sessionId: number,
  { confirmedFirst }: { confirmedFirst: boolean },
  tx: Tx,
): Promise<{ id: number; userId: number; isConfirmed: boolean } | null> {
  const row = await on(tx)
    .selectFrom('classParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.sessionId', '=', sessionId)
    .where('p.status', '=', 'waitlisted')
    .where(present('u'))
    .$if(confirmedFirst, (query) => query.orderBy((eb) => eb('u.emailVerifiedAt', 'is', null)))
    .orderBy('p.waitlistedAt')
    .orderBy('p.id')
    .limit(1)
    .select((eb) => [
      'p.id',
      'p.userId',
      eb('u.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Lets the last participant give way whose address nobody has proven: they are first in line. Call it under the lock of the
 * places. @returns whose place it was; null without one
 */
export async function yieldPlace(sessionId: number, tx: Tx): Promise<number | null> {
  const last = await on(tx)
    .selectFrom('classParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.sessionId', '=', sessionId)
    .where('p.status', '=', 'going')
    .where('u.emailVerifiedAt', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(1)
    .select(['p.id', 'p.userId'])
    .executeTakeFirst();
  if (!last) return null;
  const first = await on(tx)
    .selectFrom('classParticipants')
    .where('sessionId', '=', sessionId)
    .where('status', '=', 'waitlisted')
    .select((eb) => eb.fn.min('waitlistedAt').as('at'))
    .executeTakeFirst();
  const waitlistedAt = new Date((first?.at?.getTime() ?? Date.now()) - 1);
  await on(tx)
    .updateTable('classParticipants')
    .set({ status: 'waitlisted', waitlistedAt, promotedAt: null, updatedAt: now })
    .where('id', '=', last.id)
    .execute();
  return last.userId;
}

export async function updateToPromoted(participantId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('classParticipants')
    .set({ status: 'going', waitlistedAt: null, promotedAt: now, updatedAt: now })
    .where('id', '=', participantId)
    .execute();
}

/** Everyone with a place or on the waiting list. */
export async function findConcernedIds(sessionId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('classParticipants')
    .where('sessionId', '=', sessionId)
    .where('status', 'in', ['going', 'waitlisted'])
    .orderBy('id')
    .select('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Coming dates on which the person has a place or waits for one, in the order in which all code locks them. */
export async function findHeldSessionIds(userId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('classParticipants as p')
    .innerJoin('classSessions as s', 's.id', 'p.sessionId')
    .where('p.userId', '=', userId)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .where('s.status', '=', 'upcoming')
    .where('s.startsAt', '>', new Date())
    .orderBy('p.sessionId')
    .select('p.sessionId')
    .execute();
  return rows.map(({ sessionId }) => sessionId);
}

/** Coming dates of the person's own classes, in the order in which all code locks them. */
export async function findGivenSessionIds(coachUserId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('classSessions')
    .where('coachUserId', '=', coachUserId)
    .where('status', '=', 'upcoming')
    .where('startsAt', '>', new Date())
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The participants, then the waiting list, as the viewer may see them. */
export function findParticipants(viewerId: number, sessionId: number) {
  return on()
    .selectFrom('classParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('p.sessionId', '=', sessionId)
    .where('p.status', '<>', 'out')
    .orderBy('p.status')
    .orderBy('p.waitlistedAt', (order) => order.asc().nullsFirst())
    .orderBy('p.id')
    .select(['p.id', 'p.came', 'p.status', ...shownPerson('u', viewerId)])
    .select(guardiansOf('u', viewerId).as('guardians'))
    .$narrowType<{ status: 'going' | 'waitlisted' }>()
    .execute();
}

/** Whether a person may take part at all, and their name as the coach may see it. */
export async function findJoiner(
  userId: number,
  coachUserId: number,
  tx: Tx,
): Promise<{ name: string; present: boolean; isConfirmed: boolean } | null> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .select((eb) => [
      shownName('u', coachUserId).as('name'),
      present('u').as('present'),
      eb('u.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isConfirmed'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when nobody is going to such a class of the coach */
export async function updatePlacePaid(
  { id, coachId, paid }: { id: number; coachId: number; paid: boolean },
  tx: Tx,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('classParticipants')
    .set({ paidAt: paid ? new Date() : null })
    .where('id', '=', id)
    .where('status', '=', 'going')
    .where('sessionId', 'in', (eb) =>
      eb.selectFrom('classSessions').where('coachId', '=', coachId).select('id'),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of people who have a place on that date; places of other dates do not change. */
export async function updateCame(
  sessionId: number,
  { ids, came }: { ids: number[]; came: boolean },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('classParticipants')
    .set({ came })
    .where('sessionId', '=', sessionId)
    .where('status', '=', 'going')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
