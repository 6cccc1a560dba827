import { type BookingRow, findCalendarBookings } from '@/lib/bookings/repository/bookings';
import { texts } from '@/lib/bookings/server-texts';
import { otherName } from '@/lib/bookings/service/notify-parties';
import { requireBooking } from '@/lib/bookings/service/read-bookings';
import { sessionPlace } from '@/lib/coaching/service/place-of';
import type { Actor } from '@/lib/platform/auth/actor';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

const ALARM_MINUTES = 60;

/**
 * A session as a calendar file. The same UID with a higher sequence replaces the entry after a move; a cancelled session is
 * marked.
 * @throws AppError not_found, conflict (never accepted)
 */
export async function toCalendarEntry(actor: Actor, id: number): Promise<string> {
  const booking = await requireBooking(actor, id);
  if (!['accepted', 'completed', 'cancelled', 'no_show'].includes(booking.status)) {
    throw new AppError('conflict', say(texts, 'noCalendarEntry'));
  }
  const event = toEvent(booking, actor.userId);
  return calendarFile([event], event.title);
}

/** The accepted sessions of a person as client or as coach, for their calendar subscription. */
export async function listCalendarEvents(
  userId: number,
  part: { when: 'upcoming' | 'past'; limit: number },
): Promise<CalendarEvent[]> {
  const rows = await findCalendarBookings(userId, part);
  return rows.map((row) => toEvent(row, userId));
}

function toEvent(booking: BookingRow, viewerId: number): CalendarEvent {
  const { id, status, sport, coachUserId } = booking;
  const tab = coachUserId === viewerId ? 'requests' : undefined;
  const url = new URL(routes.bookings({ tab, bookingId: id }), env.NEXTAUTH_URL).href;
  const t = translate(texts);
  return {
    uid: booking.calendarUid,
    sequence: booking.calendarSequence,
    // Each side sees the name of the other.
    title: t.calendarTitle({
      sport: sportWords(sport),
      other: otherName(viewerId, booking),
    }),
    description: [booking.cancelReason, url].filter(Boolean).join('\n\n'),
    location: sessionPlace(booking)?.name ?? '',
    point: null,
    url,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    changedAt: booking.updatedAt,
    alarm: { minutes: ALARM_MINUTES, words: t.calendarAlarm },
  };
}
