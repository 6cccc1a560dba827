import { tzOffset } from '@date-fns/tz';
import { isTimeZone } from './wall-clock';

const DAY_MS = 86_400_000;
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
