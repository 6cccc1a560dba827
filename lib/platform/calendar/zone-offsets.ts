import { tzOffset } from '@date-fns/tz/tzOffset';
import { currentTime } from '@/lib/platform/browser/clock';
import { isTimeZone } from './wall-clock';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const DAYS_COMPARED = 731;

/** Midnight UTC of each day of the next two years: rules change by whole days. */
export function daysCompared(now: Date): Date[] {
  const first = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: DAYS_COMPARED }, (_, day) => new Date(first + day * DAY_MS));
}

/** Minutes ahead of UTC on each of the days; empty for an unknown zone. */
export interface ZoneOffsets {
  zone: string;
  minutes: number[];
}

export function ownOffsets(zone: string, days: readonly Date[]): number[] {
  return isTimeZone(zone) ? days.map((day) => tzOffset(zone, day)) : [];
}

/** The zones for which another source has other offsets than this process, each with the first day of the difference. */
export function zoneDifferences(
  theirs: readonly ZoneOffsets[],
  days: readonly Date[],
): { zone: string; from: string }[] {
  return theirs.flatMap(({ zone, minutes }) => {
    const own = ownOffsets(zone, days);
    const day = days.find((_, index) => own[index] !== minutes[index]);
    return day ? [{ zone, from: day.toISOString().slice(0, 10) }] : [];
  });
}

/** Engines of the supported browsers know the rules of this year, and the names of its zones. */
const KNOWN_YEAR = 2021;
const RENAMED = ['America/Ciudad_Juarez', 'America/Nuuk', 'Europe/Kyiv', 'Pacific/Kanton'];
const MINUTE_MS = 60_000;
/** Shorter than any summer time, and than the weeks of Ramadan without it. */
const STEP_MS = 14 * DAY_MS;

const changed = { at: 0, list: '' };

/**
 * The zones of which an old phone has other offsets, or no name, each with its offsets from a year ago to two years from now:
 * 'Africa/Cairo 29376000=120 29625000=180;…', in minutes since 1970. Most zones kept their rules and are not in it.
 */
export function changedZones(now = new Date(currentTime())): string {
  // Later than the round of `keepZonesListed`: a page computes them only where that did not run.
  const isOld = now.getTime() >= changed.at + WEEK_MS + DAY_MS;
  return isOld ? listZones(now) : changed.list;
}

/** Lists them where nobody waits, at the start and once a week: a page would take a fifth of a second longer. */
export function keepZonesListed(): void {
  const list = () => void listZones(new Date(currentTime()));
  list();
  setInterval(list, WEEK_MS).unref();
}

function listZones(now: Date): string {
  const zones = new Set([
    ...Intl.supportedValuesOf('timeZone').filter((zone) => hasChanged(zone, now)),
    ...RENAMED,
  ]);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  changed.list = [...zones].map((zone) => [zone, ...rulesOf(zone, today)].join(' ')).join(';');
  changed.at = now.getTime();
  return changed.list;
}

/** Compares the middles of the coming months: clocks change near their ends. */
function hasChanged(zone: string, now: Date): boolean {
  return Array.from({ length: 13 }, (_, index) => now.getUTCMonth() + index).some((month) => {
    const middle = (year: number, of: number) => tzOffset(zone, new Date(Date.UTC(year, of, 15)));
    return middle(now.getUTCFullYear(), month) !== middle(KNOWN_YEAR, month % 12);
  });
}

function rulesOf(zone: string, today: number): string[] {
  const offsetAt = (at: number) => tzOffset(zone, new Date(at));
  const first = today - 366 * DAY_MS;
  const rules = [`${first / MINUTE_MS}=${offsetAt(first)}`];
  for (let at = first; at < today + DAYS_COMPARED * DAY_MS; at += STEP_MS) {
    let [before, after] = [at, at + STEP_MS];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    rules.push(`${after / MINUTE_MS}=${offsetAt(after)}`);
  }
  return rules;
}
