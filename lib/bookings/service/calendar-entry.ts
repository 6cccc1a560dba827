import { createEvent } from 'ics';
import { texts } from '@/lib/bookings/server-texts';
import { requireBooking } from '@/lib/bookings/service/read-bookings';
import { otherName } from '@/lib/bookings/service/tell-parties';
import { sessionPlace } from '@/lib/coaching/service/place-of';
import type { Actor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env/server';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

/**
 * A session as a calendar file. The same UID with a higher sequence replaces the entry after a move; a cancelled session says so.
 * @throws AppError not_found, conflict (never accepted)
 */
export async function toCalendarEntry(actor: Actor, id: number): Promise<string> {
  const booking = await requireBooking(actor, id);
  const { status, startsAt, endsAt, sport } = booking;
  if (!['accepted', 'completed', 'cancelled', 'no_show'].includes(status)) {
    throw new AppError('conflict', say(texts, 'noCalendarEntry'));
  }
  const t = translate(texts);
  const { error, value } = createEvent({
    uid: booking.calendarUid,
    sequence: booking.calendarSequence,
    productId: 'maidan',
    start: startsAt.getTime(),
    startInputType: 'utc',
    end: endsAt.getTime(),
    endInputType: 'utc',
    title: t.calendarTitle({
      sport: sportWords(sport),
      // Each side sees the name of the other.
      other: otherName(actor.userId, booking),
    }),
    location: sessionPlace(booking)?.name ?? '',
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    url: new URL(
      routes.bookings({
        tab: booking.coachUserId === actor.userId ? 'requests' : undefined,
        bookingId: id,
      }),
      env.NEXTAUTH_URL,
    ).href,
    alarms: [
      { action: 'display', description: t.calendarAlarm, trigger: { minutes: 60, before: true } },
    ],
  });
  if (error || !value) throw new Error('The calendar entry could not be written', { cause: error });
  return value;
}
