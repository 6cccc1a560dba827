import { USE_DAYS } from '@/lib/courts/constants';
import {
  type CourtRow,
  type CourtVenueRow,
  findCourts,
  findOwnDesks,
  findStaff,
} from '@/lib/courts/repository/courts';
import { findAsks, findDeskTimes, sumTaken } from '@/lib/courts/repository/times';
import type { DeskDto, ExportTimesInput } from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import {
  hoursOf,
  requireCourtVenue,
  requireDesk,
  settingsOf,
  toCourtDto,
} from '@/lib/courts/service/court-facts';
import { openMinutes, openSpan } from '@/lib/courts/service/court-hours';
import { toDeskTime } from '@/lib/courts/service/read-times';
import { texts as shared } from '@/lib/courts/texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { addDays, toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { weekdayOf } from '@/lib/platform/calendar/week';
import { city } from '@/lib/platform/city/city';
import { currencyOfCountry } from '@/lib/platform/geocoding/currency';
import { toCsvLine } from '@/lib/platform/http/csv';
import { toUnits } from '@/lib/platform/language/currency';
import { translate } from '@/lib/platform/language/translate';

/** A day of a venue for its desk. @throws AppError not_found, forbidden */
export async function readDesk(
  actor: Actor,
  venueId: number,
  { date: asked }: { date?: string | undefined },
): Promise<DeskDto> {
  const venue = await requireCourtVenue(actor, venueId);
  const role = requireDesk(actor, venue);
  const { timeZone } = venue;
  const today = toWallTime(new Date(), timeZone).date;
  const date = asked ?? today;
  const courts = await findCourts(venueId);
  const { opens, closes } = openSpan(
    courts.map((court) => hoursOf(court, venue)),
    date,
  );
  const midnight = toInstant({ date, time: '00:00' }, timeZone);
  const [times, asks, staff, use] = await Promise.all([
    findDeskTimes(venueId, actor.userId, {
      startsAt: midnight,
      endsAt: new Date(
        Math.max(
          toInstant({ date: addDays(date, 1), time: '00:00' }, timeZone).getTime(),
          midnight.getTime() + closes * 60_000,
        ),
      ),
    }),
    findAsks(venueId, actor.userId),
    findStaff(venueId, actor.userId),
    readUse(venue, courts, date),
  ]);
  return {
    venue: {
      id: venue.id,
      name: venue.name,
      timeZone,
      currency: courts[0]?.currency ?? currencyOfCountry(venue.country) ?? city().currency,
    },
    role,
    date,
    today,
    settings: settingsOf(venue),
    staff: staff.map((person) => ({ ...person, name: placeholderWords(person.name) })),
    courts: courts.map(toCourtDto),
    opens,
    closes,
    times: times.map(toDeskTime),
    asks: asks.map(toDeskTime),
    use,
  };
}

/** The next days of the venues whose desk the actor has, for a device that may be offline. */
export async function listOwnDesks(actor: Actor, days: number) {
  const desks = await findOwnDesks(actor.userId);
  return Promise.all(
    desks.map(async ({ timeZone, ...venue }) => {
      const { date } = toWallTime(new Date(), timeZone);
      const at = (day: string) => toInstant({ date: day, time: '00:00' }, timeZone);
      const span = { startsAt: at(date), endsAt: at(addDays(date, days)) };
      const times = await findDeskTimes(venue.id, actor.userId, span);
      return { venue, times: times.map(toDeskTime) };
    }),
  );
}

/** Four weeks that end with the week of the date. */
async function readUse(venue: CourtVenueRow, courts: readonly CourtRow[], date: string) {
  const last = addDays(date, 7 - weekdayOf(date));
  const dates = Array.from({ length: USE_DAYS }, (_, index) => addDays(last, index + 1 - USE_DAYS));
  const at = (day: string) => toInstant({ date: day, time: '00:00' }, venue.timeZone);
  const taken = await sumTaken(venue.id, {
    startsAt: at(dates[0] ?? date),
    endsAt: at(addDays(last, 1)),
  });
  const hours = courts.map((court) => hoursOf(court, venue));
  return dates.map((day) => {
    const open = hours.reduce((sum, court) => sum + openMinutes(court, day), 0);
    const percent = open > 0 ? Math.round(((taken.get(day) ?? 0) * 100) / open) : 0;
    return { date: day, percent: Math.min(100, percent) };
  });
}

/** The times of some days as a table for a spreadsheet. @throws AppError not_found, forbidden */
export async function exportTimes(
  actor: Actor,
  venueId: number,
  { from, to }: ExportTimesInput,
): Promise<string> {
  const venue = await requireCourtVenue(actor, venueId);
  requireDesk(actor, venue);
  const at = (date: string) => toInstant({ date, time: '00:00' }, venue.timeZone);
  const rows = await findDeskTimes(venueId, actor.userId, {
    startsAt: at(from),
    endsAt: at(addDays(to, 1)),
  });
  const t = translate(texts);
  const { state } = translate(shared);
  const lines = rows
    .map(toDeskTime)
    .map((time) => [
      time.date,
      time.time,
      String(time.minutes),
      time.courtName,
      time.who ?? '',
      time.phone ?? '',
      state({ status: time.status }),
      String(toUnits(time.price, time.currency)),
      time.currency,
      time.isPaid ? t.yes : t.no,
    ]);
  return [t.csvHead.split('|'), ...lines].map(toCsvLine).join('');
}
