import { clockWords, minutesOf } from '@/components/coaching/clock-words';
import { SLOT_STEP_MINUTES } from '@/lib/bookings/constants';
import type { CalendarEntryDto } from '@/lib/bookings/schema';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { weekdayOf } from './month';

/** Without hours and entries a day is shown from 8 to 20. */
const FIRST_MINUTE = 8 * 60;
const LAST_MINUTE = 20 * 60;
const DAY_MINUTES = 1_440;

interface FreeRow {
  kind: 'free';
  minute: number;
  /** Within the coach's hours. */
  isOpen: boolean;
}

interface EntryRow {
  kind: 'entry';
  minute: number;
  minutes: number;
  entry: CalendarEntryDto;
}

export type CalendarRow = FreeRow | EntryRow;

/**
 * A day of a coach's calendar in its order: what is on, and every free half hour from the first to the last of the hours and
 * entries. Before `fromMinute` (today's past) only what is on.
 */
export function rowsOfDay(
  day: string,
  { hours, daysOff }: Pick<CoachSettingsDto, 'hours' | 'daysOff'>,
  entries: readonly CalendarEntryDto[],
  fromMinute = 0,
): CalendarRow[] {
  const isOff = daysOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  const open = isOff ? [] : hours.filter(({ weekday }) => weekday === (weekdayOf(day) || 7));
  const taken = entries.filter(({ date }) => date === day).map(toEntryRow);
  const starts = [
    ...open.map(({ startMinute }) => startMinute),
    ...taken.map(({ minute }) => minute),
  ];
  const ends = [...open.map(({ endMinute }) => endMinute), ...taken.map(endOf)];
  const first = starts.length > 0 ? Math.min(...starts) : FIRST_MINUTE;
  const last = ends.length > 0 ? Math.max(...ends) : LAST_MINUTE;
  const rows: CalendarRow[] = [...taken];
  const step = SLOT_STEP_MINUTES;
  for (let minute = Math.floor(first / step) * step; minute + step <= last; minute += step) {
    const isTaken = taken.some((row) => row.minute < minute + step && endOf(row) > minute);
    if (isTaken || minute < fromMinute) continue;
    const isOpen = open.some(
      ({ startMinute, endMinute }) => startMinute <= minute && minute + step <= endMinute,
    );
    rows.push({ kind: 'free', minute, isOpen });
  }
  return rows.sort((a, b) => a.minute - b.minute);
}

function toEntryRow(entry: CalendarEntryDto): EntryRow {
  const minute = minutesOf(entry.time) ?? 0;
  const minutes = (Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000;
  return { kind: 'entry', minute, minutes, entry };
}

const endOf = ({ minute, minutes }: EntryRow) => Math.min(minute + minutes, DAY_MINUTES);

/** The half hour at a height within a row: `share` is 0 at its top and 1 at its bottom. */
export function timeWithin(row: { minute: number; minutes: number }, share: number): string {
  const step = SLOT_STEP_MINUTES;
  const steps = Math.max(1, Math.ceil(row.minutes / step));
  const nth = Math.min(steps - 1, Math.max(0, Math.floor(share * steps)));
  return clockWords(row.minute + nth * step);
}
