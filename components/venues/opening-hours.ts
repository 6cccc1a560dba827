import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { translate } from '@/lib/platform/language/translate';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';
import { DAY_MINUTES, spanInWeek, WEEK_MINUTES, weekdayWords } from '@/lib/venues/schema/week';
import { texts } from './texts';

/** Whether a venue is open at a moment, in its own time zone. */
export function isOpenAt(hours: readonly OpeningSpan[], timeZone: string, at: number): boolean {
  const minute = minuteOfWeek(timeZone, at);
  return hours.some((span) => {
    const { from, minutes } = spanInWeek(span);
    return (minute - from + WEEK_MINUTES) % WEEK_MINUTES < minutes;
  });
}

function minuteOfWeek(timeZone: string, at: number): number {
  const { date, time } = toWallTime(new Date(at), timeZone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = (new Date(date).getUTCDay() + 6) % 7;
  return day * DAY_MINUTES + hours * 60 + minutes;
}

export interface HoursLine {
  /** 'Monday to Friday' */
  days: string;
  /** '06:00–10:00, 16:00–22:00', 'Open 24 hours', 'Closed' */
  times: string;
}

/** The week in as few lines as possible: consecutive days with the same hours share one. */
export function hoursLines(hours: readonly OpeningSpan[]): HoursLine[] {
  const lines: { first: number; last: number; times: string }[] = [];
  for (const index of WEEKDAYS.keys()) {
    const times = timesOf(hours.filter(({ day }) => day === index + 1));
    const before = lines.at(-1);
    if (before?.times === times) before.last = index;
    else lines.push({ first: index, last: index, times });
  }
  return lines.map(({ first, last, times }) => ({ days: daysOf(first, last), times }));
}

function daysOf(first: number, last: number): string {
  const t = translate(texts);
  if (first === 0 && last === WEEKDAYS.length - 1) return t.everyDay;
  const from = weekdayWords(first + 1);
  return first === last ? from : t.dayToDay({ first: from, last: weekdayWords(last + 1) });
}

function timesOf(spans: readonly OpeningSpan[]): string {
  const t = translate(texts);
  if (spans.length === 0) return t.closedThatDay;
  return t.openSpans({
    spans: spans.map(({ opens, closes }) =>
      opens === '00:00' && closes === '00:00' ? t.openAllDay : t.openSpan({ opens, closes }),
    ),
  });
}
