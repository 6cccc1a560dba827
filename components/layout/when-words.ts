import { dateFormat } from '@/lib/platform/calendar/date-format';

type Moment = { startsAt: string; timeZone: string };

const format = (moment: Moment, options: Intl.DateTimeFormatOptions) =>
  dateFormat('en-GB', { timeZone: moment.timeZone, ...options }).format(new Date(moment.startsAt));

const clock = (moment: Moment) => format(moment, { hour: '2-digit', minute: '2-digit' });

const dayOf = (instant: Date, timeZone: string) =>
  dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);

/** 'Sat 28 Nov, 19:30' in the zone of the place; 'Today 19:30' once the reader's clock is known. */
export function whenWords(moment: Moment, now: number | null): string {
  if (now !== null) {
    const day = dayOf(new Date(moment.startsAt), moment.timeZone);
    if (day === dayOf(new Date(now), moment.timeZone)) return `Today ${clock(moment)}`;
    if (day === dayOf(new Date(now + 86_400_000), moment.timeZone)) {
      return `Tomorrow ${clock(moment)}`;
    }
  }
  const date = format(moment, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${date}, ${clock(moment)}`;
}

/** For the title of a `<time>`, with year and zone. */
export function exactWords(moment: Moment): string {
  return `${format(moment, { dateStyle: 'full', timeStyle: 'short' })} (${moment.timeZone})`;
}

/** 'Sun 29 Nov, 01:30 where you are': the same moment in the reader's time zone. */
export function ownWords({ startsAt }: Moment, timeZone: string): string {
  return `${whenWords({ startsAt, timeZone }, null)} where you are`;
}

/** '2d 03h 04m 05s'; null once it has started. */
export function countdownWords(startsAt: string, now: number): string | null {
  const seconds = Math.floor((new Date(startsAt).getTime() - now) / 1000);
  if (seconds <= 0) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const rest = `${two(Math.floor(seconds / 3_600) % 24)}h ${two(Math.floor(seconds / 60) % 60)}m ${two(seconds % 60)}s`;
  return days > 0 ? `${days}d ${rest}` : rest;
}
