import { type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { BookingSide } from '@/lib/bookings/policy';
import {
  activeAccount,
  coachPageName,
  guardiansOf,
  mayTrain,
  shownName,
} from '@/lib/moderation/visibility';
import type { WallStart } from '@/lib/platform/calendar/wall-start';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { TimedRow, Times } from '@/lib/platform/db/follow-zones';
import { on, prepared } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';
import { now } from '@/lib/platform/db/now';
import { listedVenue, placeWords } from '@/lib/platform/db/place-sql';
import type { Tables } from '@/lib/platform/db/tables';

const coach = columnsOf<'coachApplications'>('c');

const bookingsFor = (kx: Kysely<Tables>, userId: number) =>
  kx
    .selectFrom('bookingRequests as b')
    .innerJoin('coachApplications as c', 'c.id', 'b.coachId')
    .innerJoin('sports as s', 's.id', 'c.sportId')
    .leftJoin('users as p', 'p.id', 'b.clientId')
    .leftJoin('coachClients as k', 'k.id', 'b.coachClientId')
    .select([
      'b.id',
      'b.coachId',
      'b.coachUserId',
      'b.clientId',
      'b.coachClientId',
      coachPageName(userId).as('coachName'),
      's.name as sport',
      sql<string>`coalesce(${columnsOf<'coachClients'>('k')('name')}, ${shownName('p', userId)})`.as(
        'clientName',
      ),
      'p.profileImageKey',
      'p.profileImageProvider',
      guardiansOf('p', userId).as('guardians'),
      'b.sessionType',
      'b.startsAt',
      'b.endsAt',
      'b.timeZone',
      'b.duration',
      'b.message',
      'b.status',
      'b.coachNotes',
      'b.price',
      'b.currency',
      'b.packageId',
      'b.expiresAt',
      'b.paidAt',
      'b.cancelHours',
      'b.late',
      'b.cancelReason',
      'b.calendarUid',
      'b.calendarSequence',
      'b.createdAt',
      'b.updatedAt',
      placeWords(coach).as('coachLocation'),
    ])
    .select((eb) => [
      eb.not(mayTrain(eb.ref('b.coachUserId'), userId)).as('coachHidden'),
      sql<boolean>`NOT (${mayTrain(eb.ref('b.clientId'), userId)} AND coalesce(${activeAccount('p')}, true))`.as(
        'clientHidden',
      ),
      // The place; null until the two agree on one.
      listedVenue(eb.ref('b.venueId')).as('venue'),
      eb
        .exists(
          eb
            .selectFrom('coachReviews as r')
            .whereRef('r.coachId', '=', 'b.coachId')
            .whereRef('r.userId', '=', 'b.clientId')
            .select('r.id'),
        )
        .$castTo<boolean>()
        .as('isReviewed'),
      eb
        .selectFrom('bookingProposals as o')
        .whereRef('o.bookingId', '=', 'b.id')
        .where('o.status', '=', sql.lit('pending'))
        .select((own) =>
          jsonBuildObject({
            id: own.ref('o.id'),
            proposedById: own.ref('o.proposedById'),
            startsAt: own.ref('o.startsAt'),
            endsAt: own.ref('o.endsAt'),
            note: own.ref('o.note'),
          }).as('proposal'),
        )
        .as('proposal'),
    ]);

const findBookingRow = prepared((kx, p: { userId: number; id: number }) =>
  bookingsFor(kx, p.userId)
    .where('b.id', '=', p.id)
    .where((eb) => eb.or([eb('b.clientId', '=', p.userId), eb('b.coachUserId', '=', p.userId)])),
);

export type BookingRow = Awaited<ReturnType<typeof findBookingRow>>[number];

/** A booking, if the person is one of its sides. */
export async function findBooking(
  userId: number,
  id: number,
  tx: Tx = db,
): Promise<BookingRow | null> {
  const [row] = await findBookingRow({ userId, id }, tx);
  return row ?? null;
}

/** Newest first. */
export function findBookings(
  userId: number,
  { side, beforeId, limit }: { side: BookingSide; beforeId: number | undefined; limit: number },
): Promise<BookingRow[]> {
  return bookingsFor(on(), userId)
    .where(side === 'coach' ? 'b.coachUserId' : 'b.clientId', '=', userId)
    .$if(beforeId !== undefined, (query) => query.where('b.id', '<', beforeId ?? 0))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute();
}

/** Agreed sessions, as client or as coach: the next ones first, or the latest. */
export function findCalendarBookings(
  userId: number,
  { when, limit }: { when: 'upcoming' | 'past'; limit: number },
): Promise<BookingRow[]> {
  const [over, order] = when === 'past' ? (['<=', 'desc'] as const) : (['>', 'asc'] as const);
  return bookingsFor(on(), userId)
    .where((eb) => eb.or([eb('b.clientId', '=', userId), eb('b.coachUserId', '=', userId)]))
    .where('b.status', 'in', ['accepted', 'completed', 'cancelled', 'no_show'])
    .where('b.endsAt', over, now)
    .orderBy('b.startsAt', order)
    .orderBy('b.id')
    .limit(limit)
    .execute();
}

/** A coach's accepted sessions that touch a span of time. */
export function findSessionsBetween(
  coachUserId: number,
  { from, to }: { from: Date; to: Date },
): Promise<BookingRow[]> {
  return bookingsFor(on(), coachUserId)
    .where('b.coachUserId', '=', coachUserId)
    .where('b.status', '=', 'accepted')
    .where('b.startsAt', '<', to)
    .where('b.endsAt', '>', from)
    .execute();
}

/** Locks the row until the end of the transaction, so that later reads remain valid. */
export async function lockBooking(id: number, tx: Tx): Promise<void> {
  await lockRow('bookingRequests', id, tx);
}

export interface StatusChange {
  from: BookingStatus;
  to: BookingStatus;
  coachNotes?: string | null;
  cancelReason?: string | null;
  cancelledById?: number;
  late?: boolean;
}

/** Calendars replace an entry only by one with a higher number. */
const nextCalendarVersion = {
  calendarSequence: sql<number>`${columnsOf<'bookingRequests'>('bookingRequests')('calendarSequence')} + 1`,
};

/** @returns false when the booking is not in the expected state (any more) */
export async function updateStatus(
  id: number,
  { from, to, ...data }: StatusChange,
  tx: Tx,
): Promise<boolean> {
  const at = new Date();
  const rows = await on(tx)
    .updateTable('bookingRequests')
    // Fields that are undefined stay as they are.
    .set({ ...data, status: to, decidedAt: at, updatedAt: at })
    .$if(to !== from && to === 'cancelled', (query) => query.set(nextCalendarVersion))
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** @throws a violation of booking_requests_no_double_booking */
export async function updateTime(
  id: number,
  times: Times & { expiresAt?: Date },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('bookingRequests')
    .set({ ...times, updatedAt: new Date() })
    .set(nextCalendarVersion)
    .where('id', '=', id)
    .execute();
}

/** Unless it has been moved meanwhile. */
export function updateWallStart({ id, startsAt, timeZone }: TimedRow, known: WallStart) {
  return on()
    .updateTable('bookingRequests')
    .set(known)
    .where('id', '=', id)
    .where('startsAt', '=', startsAt)
    .where('timeZone', '=', timeZone)
    .execute();
}

/** For the worker, which has no actor. */
export function findBookingFacts(id: number, tx: Tx = db) {
  return on(tx)
    .selectFrom('bookingRequests')
    .where('id', '=', id)
    .select([
      'id',
      'coachId',
      'coachUserId',
      'clientId',
      'status',
      'startsAt',
      'endsAt',
      'expiresAt',
      'timeZone',
      'duration',
      'coachClientId',
      'packageId',
      'cancelHours',
      'late',
    ])
    .executeTakeFirst();
}

export type BookingFactsRow = NonNullable<Awaited<ReturnType<typeof findBookingFacts>>>;

export async function updateVenue(mergedId: number, survivingId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('bookingRequests')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}
