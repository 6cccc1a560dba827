import type { CSSProperties } from 'react';
import { DESK_STEP_MINUTES } from '@/lib/courts/constants';
import type { CourtDto } from '@/lib/courts/schema/court';
import type { DeskDto, DeskTimeDto } from '@/lib/courts/schema/court-time';
import { addDays } from '@/lib/platform/calendar/add-days';
import { clockOf, DAY_MINUTES, minutesOf } from '@/lib/platform/calendar/week';

export const HOUR = 60;

export interface Gap {
  court: CourtDto;
  date: string;
  time: string;
  minutes: number;
}

export interface Range {
  opens: number;
  closes: number;
}

/** Whole hours around the opening hours and everything that was entered outside them. */
export function rangeOf({ opens, closes, times, date }: DeskDto): Range {
  const starts = times.map((time) => minuteOf(time, date));
  const ends = times.map((time) => minuteOf(time, date) + time.minutes);
  return {
    opens: Math.max(0, Math.floor(Math.min(opens, ...starts) / HOUR) * HOUR),
    closes: Math.ceil(Math.max(closes, ...ends) / HOUR) * HOUR,
  };
}

/** Minutes after the midnight of the desk's day, by the venue's clock; negative for what began the day before. */
function minuteOf({ date, time }: { date: string; time: string }, day: string): number {
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days * DAY_MINUTES + minutesOf(time);
}

/** The first row has the names of the courts. */
export const rowOf = (minute: number, { opens }: Range) =>
  Math.floor((minute - opens) / DESK_STEP_MINUTES) + 2;

interface At {
  column: number;
  range: Range;
  date: string;
}

export function placeOf(
  span: { date: string; time: string; minutes: number },
  { column, range, date }: At,
): CSSProperties {
  const start = minuteOf(span, date);
  const from = rowOf(Math.max(start, range.opens), range);
  const to = rowOf(start + span.minutes + DESK_STEP_MINUTES - 1, range);
  return { gridRow: `${from} / ${Math.max(to, from + 1)}`, gridColumn: column };
}

/** The free parts of a court's day, cut at its slots. */
export function gapsOf(
  range: Range,
  times: readonly DeskTimeDto[],
  { court, date }: { court: CourtDto; date: string },
): Gap[] {
  const taken = times.map((time) => {
    const from = minuteOf(time, date);
    return { from, to: from + time.minutes };
  });
  const gaps: Gap[] = [];
  let at = range.opens;
  while (at < range.closes) {
    const inside = taken.find(({ from, to }) => from <= at && at < to);
    if (inside) {
      at = inside.to;
      continue;
    }
    const cut =
      range.opens + (Math.floor((at - range.opens) / court.slotMinutes) + 1) * court.slotMinutes;
    const next = Math.min(
      cut,
      range.closes,
      ...taken.map(({ from }) => from).filter((from) => from > at),
    );
    gaps.push({
      court,
      date: addDays(date, Math.floor(at / DAY_MINUTES)),
      time: clockOf(at),
      minutes: next - at,
    });
    at = next;
  }
  return gaps;
}
