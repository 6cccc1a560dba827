import { canManageCourts, deskRole } from '@/lib/courts/policy';
import { findCourt, findCourtVenue } from '@/lib/courts/repository/courts';
import { findCourtCalendar } from '@/lib/courts/repository/times';
import { texts } from '@/lib/courts/server-texts';
import { toDeskTime } from '@/lib/courts/service/read-times';
import { texts as shared } from '@/lib/courts/texts';
import type { CalendarEvent } from '@/lib/platform/calendar/calendar-file';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

const PAST_DAYS = 30;
const EVENTS_MAX = 1_000;

/**
 * The taken times of a court with who has them, for the calendar subscription of somebody who manages it.
 * @throws AppError not_found, also for everybody else
 */
export async function readCourtCalendar(
  userId: number,
  courtId: number,
): Promise<{ name: string; events: CalendarEvent[] }> {
  const court = await findCourt(courtId);
  const venue = court && (await findCourtVenue(court.venueId, userId));
  const role = venue?.listed ? deskRole({ userId, isAdmin: false }, venue) : null;
  if (!court || !venue || !canManageCourts(role)) throw notFound(say(texts, 'courtNotFound'));
  const since = new Date(Date.now() - PAST_DAYS * 86_400_000);
  const url = new URL(routes.venueDesk(venue.id), env.NEXTAUTH_URL).href;
  const t = translate(texts);
  const { state } = translate(shared);
  const name = t.courtAt({ court: court.name, venue: venue.name });
  const rows = await findCourtCalendar(courtId, userId, since, EVENTS_MAX);
  const events = rows.map((row): CalendarEvent => {
    const { who, phone } = toDeskTime(row);
    return {
      uid: `court-time-${row.id}@maidan`,
      sequence: Number(row.changes),
      title: who ?? state({ status: row.status }),
      description: [state({ status: row.status }), phone].filter(Boolean).join('\n'),
      location: name,
      point: null,
      url,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      status: 'CONFIRMED',
      changedAt: row.changedAt ?? row.createdAt,
    };
  });
  return { name, events };
}
