import { createEvent } from 'ics';
import { requireBooking } from '@/lib/bookings/service/read-bookings';
import { sessionPlace } from '@/lib/coaching/service/place-of';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';

/**
 * A session as a calendar file. The same UID with a higher sequence replaces the entry after a move; a cancelled session says so.
 * @throws AppError not_found, conflict (never accepted)
 */
export async function toCalendarEntry(actor: Actor, id: number): Promise<string> {
  const booking = await requireBooking(actor, id);
  const { status, startsAt, endsAt, sport } = booking;
  const coachName = booking.coachHidden ? UNAVAILABLE_NAME : booking.coachName;
  if (!['accepted', 'completed', 'cancelled', 'no_show'].includes(status)) {
    throw new AppError('conflict', 'Only an accepted session has a calendar entry.');
  }
  const { error, value } = createEvent({
    uid: booking.calendarUid,
    sequence: booking.calendarSequence,
    productId: 'maidan',
    start: startsAt.getTime(),
    startInputType: 'utc',
    end: endsAt.getTime(),
    endInputType: 'utc',
    // Each side sees the name of the other.
    title: `${sport} with ${isolate(booking.clientId === actor.userId ? coachName : booking.clientName)}`,
    location: sessionPlace(booking)?.name ?? '',
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    url: new URL(
      routes.bookings({
        tab: booking.coachUserId === actor.userId ? 'requests' : undefined,
        bookingId: id,
      }),
      env.NEXTAUTH_URL,
    ).href,
    alarms: [{ action: 'display', description: 'Session', trigger: { minutes: 60, before: true } }],
  });
  if (error || !value) throw new Error('The calendar entry could not be written', { cause: error });
  return value;
}
