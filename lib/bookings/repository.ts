import type { BookingStatus, SessionType } from '@/lib/bookings/constants';
import type { BookingSide } from '@/lib/bookings/policy';
import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { notBlockedSql, shownNameSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface BookingRow {
  id: number;
  coachId: number;
  coachUserId: number;
  clientId: number;
  coachName: string;
  coachHidden: boolean;
  sport: string;
  clientName: string;
  clientHidden: boolean;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  duration: number;
  message: string | null;
  status: BookingStatus;
  coachNotes: string | null;
  price: number;
  currency: string;
  packageId: number | null;
  /** The place; null until the two agree on one. */
  venue: { id: number; name: string; area: string | null; city: string } | null;
  coachLocation: string | null;
  expiresAt: Date;
  cancelReason: string | null;
  calendarUid: string;
  calendarSequence: number;
  createdAt: Date;
  isReviewed: boolean;
  proposal: {
    id: number;
    proposedById: number;
    startsAt: string;
    endsAt: string;
    note: string | null;
  } | null;
}

const SELECT = `SELECT b.id, b.coach_id AS "coachId", b.coach_user_id AS "coachUserId", b.client_id AS "clientId",
    c.name AS "coachName", NOT (${notBlockedSql('b.coach_user_id', '$1')}) AS "coachHidden", s.name AS sport,
    ${shownNameSql('p', '$1')} AS "clientName", NOT (${notBlockedSql('b.client_id', '$1')}) AS "clientHidden",
    p.profile_image_key AS "profileImageKey", p.profile_image_provider::text AS "profileImageProvider",
    b.session_type::text AS "sessionType", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
    b.time_zone AS "timeZone", b.duration, b.message, b.status::text AS status, b.coach_notes AS "coachNotes",
    b.price, b.currency, b.package_id AS "packageId", b.expires_at AS "expiresAt",
    b.cancel_reason AS "cancelReason", b.calendar_uid AS "calendarUid", b.calendar_sequence AS "calendarSequence",
    b.created_at AS "createdAt", coalesce(nullif(concat_ws(', ', c.area, c.city), ''), c.location) AS "coachLocation",
    (SELECT json_build_object('id', v.id, 'name', v.name, 'area', v.area, 'city', v.city)
     FROM venues v WHERE v.id = b.venue_id AND v.listed) AS venue,
    EXISTS (SELECT FROM coach_reviews r WHERE r.coach_id = b.coach_id AND r.user_id = b.client_id) AS "isReviewed",
    (SELECT json_build_object('id', o.id, 'proposedById', o.proposed_by_id, 'startsAt', o.starts_at,
       'endsAt', o.ends_at, 'note', o.note)
     FROM booking_proposals o WHERE o.booking_id = b.id AND o.status = 'pending') AS proposal
  FROM booking_requests b JOIN coach_applications c ON c.id = b.coach_id
  JOIN sports s ON s.id = c.sport_id LEFT JOIN users p ON p.id = b.client_id`;

/** A booking, if the person is one of its sides. */
export async function findBooking(
  userId: number,
  id: number,
  tx: Tx = db,
): Promise<BookingRow | null> {
  const rows = await tx.$queryRawUnsafe<BookingRow[]>(
    `${SELECT} WHERE b.id = $2 AND (b.client_id = $1 OR b.coach_user_id = $1)`,
    userId,
    id,
  );
  return rows[0] ?? null;
}

/** The bookings of one side, newest first. */
export async function findBookings(
  userId: number,
  { side, beforeId, limit }: { side: BookingSide; beforeId: number | undefined; limit: number },
): Promise<BookingRow[]> {
  const column = side === 'coach' ? 'b.coach_user_id' : 'b.client_id';
  const { rows } = await pool.query<BookingRow>(
    `${SELECT} WHERE ${column} = $1 AND ($2::int IS NULL OR b.id < $2) ORDER BY b.id DESC LIMIT $3`,
    [userId, beforeId ?? null, limit],
  );
  return rows;
}

/** Locks the row until the end of the transaction, so that what is read afterwards stays true. */
export async function lockBooking(id: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM booking_requests WHERE id = ${id} FOR UPDATE`;
}

export interface NewBooking {
  coachId: number;
  coachUserId: number;
  clientId: number;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  duration: number;
  timeZone: string;
  message: string | null;
  price: number;
  currency: string;
  packageId: number | null;
  venueId: number | null;
  expiresAt: Date;
}

export function insertBooking(data: NewBooking, tx: Tx): Promise<{ id: number }> {
  return tx.bookingRequest.create({ data, select: { id: true } });
}

export function countPending(clientId: number, coachId: number, tx: Tx): Promise<number> {
  return tx.bookingRequest.count({ where: { clientId, coachId, status: 'pending' } });
}

/** When the client last withdrew a request to this coach, if after `since`. */
export async function findWithdrawnAt(
  { clientId, coachId, since }: { clientId: number; coachId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await tx.bookingRequest.findFirst({
    where: { clientId, coachId, status: 'withdrawn', decidedAt: { gt: since } },
    orderBy: { decidedAt: 'desc' },
    select: { decidedAt: true },
  });
  return row?.decidedAt ?? null;
}

export interface StatusChange {
  from: BookingStatus;
  to: BookingStatus;
  coachNotes?: string | null;
  cancelReason?: string | null;
  cancelledById?: number;
}

/** @returns false when the booking is not in the expected state (any more) */
export async function updateStatus(
  id: number,
  { from, to, ...data }: StatusChange,
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.bookingRequest.updateMany({
    where: { id, status: from },
    data: {
      status: to,
      ...(data.coachNotes === undefined ? {} : { coachNotes: data.coachNotes }),
      ...(data.cancelReason === undefined ? {} : { cancelReason: data.cancelReason }),
      ...(data.cancelledById === undefined ? {} : { cancelledById: data.cancelledById }),
      decidedAt: new Date(),
      ...(to === 'cancelled' ? { calendarSequence: { increment: 1 } } : {}),
    },
  });
  return count > 0;
}

/** @throws a violation of booking_requests_no_double_booking */
export async function updateTime(
  id: number,
  times: { startsAt: Date; endsAt: Date },
  tx: Tx,
): Promise<void> {
  await tx.bookingRequest.update({
    where: { id },
    data: { ...times, calendarSequence: { increment: 1 } },
    select: { id: true },
  });
}

export interface BookingFactsRow {
  id: number;
  coachId: number;
  coachUserId: number;
  clientId: number;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date;
  timeZone: string;
}

/** For the worker, which acts for nobody. */
export function findBookingFacts(id: number, tx: Tx = db): Promise<BookingFactsRow | null> {
  return tx.bookingRequest.findUnique({
    where: { id },
    select: {
      id: true,
      coachId: true,
      coachUserId: true,
      clientId: true,
      status: true,
      startsAt: true,
      endsAt: true,
      expiresAt: true,
      timeZone: true,
    },
  });
}
