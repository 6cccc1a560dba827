import ICAL from 'ical.js';
import {
  GAME_DAYS_AHEAD_MAX,
  GAME_MINUTES_DEFAULT,
  SERIES_DAYS_AHEAD,
} from '@/lib/games/constants';
import {
  isTimeZone,
  toInstant,
  toWallTime,
  type WallTime,
} from '@/lib/platform/calendar/wall-clock';

export interface CalendarEvent extends WallTime {
  title: string;
  location: string | null;
  durationMinutes: number;
}

/** The accepted recurrence rules. Others may never match a date, or repeat every second. */
const RULE =
  /^FREQ=(?:DAILY|WEEKLY|MONTHLY)(?:;(?:INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|WKST)=[\w,+-]+)*$/;
const STEPS_MAX = 2_000;

/**
 * The coming events of a calendar file (RFC 5545), in their order; null for text that is none. Of what repeats, the dates for
 * which a series would have games by now. Days without a time, cancelled events and rules that games cannot have are counted.
 * @param timeZone of the dates and times returned, and of those in the file that name no zone
 */
export function readCalendar(
  text: string,
  timeZone: string,
  now: Date,
): { events: CalendarEvent[]; ignored: number } | null {
  const calendar = parse(text);
  if (!calendar) return null;
  const until = new Date(now.getTime() + SERIES_DAYS_AHEAD * 86_400_000);
  const last = new Date(now.getTime() + GAME_DAYS_AHEAD_MAX * 86_400_000);
  const found: { startsAt: Date; event: CalendarEvent }[] = [];
  let ignored = 0;
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component, { strictExceptions: true });
    // They belong to the event that repeats.
    if (event.isRecurrenceException()) continue;
    const dates = occurrencesOf(event, (time) => instantOf(time, event, calendar, timeZone), until);
    if (!dates) ignored += 1;
    for (const { item, startsAt } of dates ?? []) {
      const isOff = item.component.getFirstPropertyValue('status') === 'CANCELLED';
      if (isOff || startsAt <= now || startsAt > last) continue;
      const minutes = Math.round(item.duration.toSeconds() / 60);
      found.push({
        startsAt,
        event: {
          ...toWallTime(startsAt, timeZone),
          title: item.summary?.trim() || '–',
          location: item.location?.trim() || null,
          durationMinutes: minutes > 0 ? minutes : GAME_MINUTES_DEFAULT,
        },
      });
    }
  }
  found.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { events: found.map(({ event }) => event), ignored };
}

function parse(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.name === 'vcalendar' ? calendar : null;
  } catch {
    return null;
  }
}

/** Null for a day without a time, and for a rule that games cannot have. */
function occurrencesOf(
  event: ICAL.Event,
  toDate: (time: ICAL.Time) => Date | null,
  until: Date,
): { item: ICAL.Event; startsAt: Date }[] | null {
  const first = event.startDate && toDate(event.startDate);
  if (!first) return null;
  if (!event.isRecurring()) return [{ item: event, startsAt: first }];
  const rules = event.component.getAllProperties('rrule');
  if (rules.some((rule) => !RULE.test(String(rule.getFirstValue())))) return null;
  const dates = [];
  const iterator = event.iterator();
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const next = iterator.next();
    const at = next && toDate(next);
    if (!at || at > until) return dates;
    const { item, startDate } = event.getOccurrenceDetails(next);
    dates.push({ item, startsAt: toDate(startDate) ?? at });
  }
  return null;
}

/** By the zone data of this server where the file names a zone of it, else by the zone as the file describes it. */
function instantOf(
  time: ICAL.Time,
  event: ICAL.Event,
  calendar: ICAL.Component,
  timeZone: string,
): Date | null {
  if (time.isDate) return null;
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const named = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const described = calendar
    .getAllSubcomponents('vtimezone')
    .find((zone) => zone.getFirstPropertyValue('tzid') === named);
  if (named && !isTimeZone(named) && described) {
    const there = time.clone();
    there.zone = new ICAL.Timezone(described);
    return there.toJSDate();
  }
  const [date = '', clock = ''] = time.toString().split('T');
  return toInstant(
    { date, time: clock.slice(0, 5) },
    named && isTimeZone(named) ? named : timeZone,
  );
}
