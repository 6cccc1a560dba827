import { toWallTime } from './wall-clock';

/** The version of the time-zone data of this process ('2026b'); later ones are greater. */
export const ZONE_DATA = process.versions.tz ?? '';

/** Stored beside an instant, so that it can be computed again once the rules of its zone change. */
export interface WallStart {
  wallStart: string;
  zoneData: string;
}

export function wallStart(startsAt: Date, timeZone: string): WallStart {
  const { date, time } = toWallTime(startsAt, timeZone);
  return { wallStart: `${date}T${time}`, zoneData: ZONE_DATA };
}
