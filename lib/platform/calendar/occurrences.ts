import { addDays } from './wall-clock';

export type Frequency = 'weekly' | 'fortnightly' | 'monthly';

export interface SeriesRule {
  frequency: Frequency;
  /** The first date, 'YYYY-MM-DD'. */
  startsOn: string;
  /** No date after this one. */
  endsOn: string | null;
  /** The number of dates at most, including skipped ones. */
  count: number | null;
  skippedOn: readonly string[];
}

const STEP_DAYS = { weekly: 7, fortnightly: 14 } as const;

/**
 * The dates of a series up to and including `until`. Dates, not instants: each takes its time from the wall clock, so a game
 * at 18:00 stays at 18:00 when the clocks change. Months without a 31st use their last day.
 */
export function occurrenceDates(rule: SeriesRule, until: string): string[] {
  const skipped = new Set(rule.skippedOn);
  const last = rule.endsOn !== null && rule.endsOn < until ? rule.endsOn : until;
  const dates: string[] = [];
  for (let index = 0; rule.count === null || index < rule.count; index += 1) {
    const date = nthDate(rule, index);
    if (date > last) break;
    if (!skipped.has(date)) dates.push(date);
  }
  return dates;
}

/** Remaining dates are counted up to here; beyond, the number does not matter. */
const COUNTED_MAX = 520;

/** How many dates of a series come after a date; null for a series without an end. */
export function countAfter(rule: SeriesRule, date: string): number | null {
  if (rule.count === null && rule.endsOn === null) return null;
  const skipped = new Set(rule.skippedOn);
  const first = indexFrom(rule, addDays(date, 1));
  let count = 0;
  for (let index = first; index < (rule.count ?? first + COUNTED_MAX); index += 1) {
    const day = nthDate(rule, index);
    if (rule.endsOn !== null && day > rule.endsOn) break;
    if (!skipped.has(day)) count += 1;
  }
  return count;
}

type Pattern = Pick<SeriesRule, 'frequency' | 'startsOn'>;

/** The date at an index of the series, from 0, even if it is skipped or past the end. */
export function nthDate({ frequency, startsOn }: Pattern, index: number): string {
  if (frequency === 'monthly') return addMonths(startsOn, index);
  return addDays(startsOn, index * STEP_DAYS[frequency]);
}

export function indexFrom(pattern: Pattern, date: string): number {
  let index = 0;
  while (nthDate(pattern, index) < date) index += 1;
  return index;
}

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const daysInMonth = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(day, daysInMonth));
  return first.toISOString().slice(0, 10);
}
