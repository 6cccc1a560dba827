import { z } from 'zod';
import {
  BOOKING_ACTIONS,
  canMoveBooking,
  canProposeTime,
  isLateCancel,
  sideOf,
} from '@/lib/bookings/policy';
import { type BookingRow, findBooking, findBookings } from '@/lib/bookings/repository/bookings';
import { type BusyTime, findBusyTimes } from '@/lib/bookings/repository/busy';
import type { BookingDto, ListBookingsInput } from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import { coachNameOf } from '@/lib/bookings/service/notify-parties';
import { sessionPlace } from '@/lib/coaching/service/place-of';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

const positionSchema = z.object({ id: z.number().int() });

/** Newest first. */
export async function listBookings(
  actor: Actor,
  { side, cursor, limit }: ListBookingsInput,
): Promise<Page<BookingDto>> {
  const name = `bookings/${side}`;
  const beforeId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findBookings(actor.userId, { side, beforeId, limit: limit + 1 });
  const busy = await findClashes(actor, rows);
  return toPage(rows, {
    name,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => toBookingDto(actor, row, busy),
  });
}

/** @throws AppError not_found for people who are neither side */
export async function readBooking(actor: Actor, id: number): Promise<BookingDto> {
  const row = await requireBooking(actor, id);
  return toBookingDto(actor, row, await findClashes(actor, [row]));
}

const isAsked = (actor: Actor, row: BookingRow) =>
  row.status === 'pending' && sideOf(actor.userId, row) === 'coach';

/** The actor's appointments as a coach in the time that the pending requests among `rows` span. */
async function findClashes(actor: Actor, rows: readonly BookingRow[]): Promise<BusyTime[]> {
  const asked = rows.filter((row) => isAsked(actor, row));
  if (asked.length === 0) return [];
  const from = new Date(Math.min(...asked.map(({ startsAt }) => startsAt.getTime())));
  const to = new Date(Math.max(...asked.map(({ endsAt }) => endsAt.getTime())));
  return findBusyTimes(actor.userId, { from, to });
}

export async function requireBooking(actor: Actor, id: number, tx?: Tx): Promise<BookingRow> {
  const row = await findBooking(actor.userId, id, tx);
  if (!row) throw notFound(say(texts, 'bookingNotFound'));
  return row;
}

function toBookingDto(actor: Actor, row: BookingRow, busy: readonly BusyTime[]): BookingDto {
  const now = new Date();
  // The query returns only bookings of which the actor is one side.
  const side = sideOf(actor.userId, row) ?? 'client';
  const { id, sessionType, timeZone, duration, message, status, coachNotes, price, currency } = row;
  const { packageId, cancelReason, proposal } = row;
  return {
    id,
    side,
    coach: {
      id: row.coachId,
      name: placeholderWords(coachNameOf(row)),
      sport: row.sport,
    },
    client: {
      id: row.clientHidden ? null : row.clientId,
      name: placeholderWords(row.clientName),
      profileImageUrl: row.clientHidden ? null : profileImageUrl(row),
      guardians: row.guardians,
    },
    sessionType,
    ...toMoment(row, timeZone),
    timeZone,
    duration,
    message,
    status,
    coachNotes,
    price,
    currency,
    packageId,
    place: sessionPlace(row),
    expiresAt: row.expiresAt.toISOString(),
    cancelReason,
    late: row.late,
    countsIfCancelled: packageId !== null && isLateCancel(side, row, now),
    createdAt: row.createdAt.toISOString(),
    actions: BOOKING_ACTIONS.filter((action) => canMoveBooking(side, action, row, now)),
    canPropose: canProposeTime(row, now) && proposal === null,
    movesAtOnce: side === 'coach' && row.coachClientId !== null,
    proposal: proposal && toProposal(actor, proposal, timeZone),
    clash: isAsked(actor, row) ? clashOf(row, busy) : null,
    canReview: side === 'client' && status === 'completed' && !row.isReviewed && !row.coachHidden,
  };
}

function clashOf(row: BookingRow, busy: readonly BusyTime[]): BookingDto['clash'] {
  const taken = busy.find((time) => time.startsAt < row.endsAt && time.endsAt > row.startsAt);
  return taken?.kind ?? null;
}

function toProposal(actor: Actor, row: NonNullable<BookingRow['proposal']>, timeZone: string) {
  const times = { startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
  const isMine = row.proposedById === actor.userId;
  return { id: row.id, note: row.note, isMine, ...toMoment(times, timeZone) };
}

function toMoment({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string) {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...toWallTime(startsAt, timeZone),
  };
}
