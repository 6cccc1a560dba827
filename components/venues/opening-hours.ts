import type { OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import {
  clockOf,
  DAY_MINUTES,
  minutesOf,
  spanInWeek,
  WEEK_MINUTES,
  weekdayOf,
  weekdayWords,
} from '@/lib/platform/calendar/week';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

interface WeekSpan {
  /** In minutes since Monday 00:00. */
  from: number;
  minutes: number;
}

/** The week's spans, those that follow one another without a pause as one. */
export function openSpans(hours: readonly OpeningSpan[]): WeekSpan[] {
  const spans = hours.map((span) => spanInWeek(span)).toSorted((a, b) => a.from - b.from);
  const joined: WeekSpan[] = [];
  for (const { from, minutes } of spans) {
    const before = joined.at(-1);
    if (before && before.from + before.minutes === from) before.minutes += minutes;
    else joined.push({ from, minutes });
  }
  const [first, last] = [joined[0], joined.at(-1)];
  // From Sunday into Monday.
  if (first && last && first !== last && (last.from + last.minutes) % WEEK_MINUTES === first.from) {
    last.minutes += first.minutes;
    joined.shift();
  }
  return joined;
}

interface OpenState {
  isOpen: boolean;
  /** 'until 22:00', 'opens 06:00', 'opens Monday 06:00'; null when that is not within a day, or never. */
  change: string | null;
}

/** Whether a venue is open at a moment and when that ends, in its own time zone. `cached-clocks` does the same. */
export function openStateAt(
  hours: readonly OpeningSpan[],
  timeZone: string,
  at: number,
): OpenState {
  const t = translate(texts);
  const minute = minuteOfWeek(timeZone, at);
  const since = ({ from }: WeekSpan) => (minute - from + WEEK_MINUTES) % WEEK_MINUTES;
  const spans = openSpans(hours);
  const open = spans.find((span) => since(span) < span.minutes);
  if (open) {
    const clock = wordsOf().clock(clockOf(open.from + open.minutes));
    const isSoon = open.minutes < WEEK_MINUTES && open.minutes - since(open) < DAY_MINUTES;
    return { isOpen: true, change: isSoon ? t.openUntil({ clock }) : null };
  }
  const next = spans.toSorted((a, b) => since(b) - since(a))[0];
  if (!next) return { isOpen: false, change: null };
  const clock = wordsOf().clock(clockOf(next.from));
  const isToday = dayOf(next.from) === dayOf(minute) && next.from > minute;
  const day = weekdayWords(dayOf(next.from));
  return { isOpen: false, change: isToday ? t.opensAt({ clock }) : t.opensOn({ day, clock }) };
}

/** Monday 1 to Sunday 7. */
const dayOf = (minute: number) => Math.floor(minute / DAY_MINUTES) + 1;

function minuteOfWeek(timeZone: string, at: number): number {
  const { date, time } = toWallTime(new Date(at), timeZone);
  return (weekdayOf(date) - 1) * DAY_MINUTES + minutesOf(time);
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
  for (const weekday of weekdaysHere()) {
    const times = timesOf(hours.filter(({ day }) => day === weekday));
    const before = lines.at(-1);
    if (before?.times === times) before.last = weekday;
    else lines.push({ first: weekday, last: weekday, times });
  }
  if (lines.length === 1)
    return lines.map(({ times }) => ({ days: translate(texts).everyDay, times }));
  return lines.map(({ first, last, times }) => ({ days: daysOf(first, last), times }));
}

function daysOf(first: number, last: number): string {
  const t = translate(texts);
  const from = weekdayWords(first);
  return first === last ? from : t.dayToDay({ first: from, last: weekdayWords(last) });
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
