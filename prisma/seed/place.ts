import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SportName } from '@/lib/sports/constants';
import { NEIGHBOURHOODS, type Neighbourhood } from './data/areas';

/**
 * The city of the sample. Its people, groups and games are written for Lahore; elsewhere the neighbourhoods have other points,
 * and the finished rows get other words, amounts and zones (elsewhere/move-rows).
 */
export interface SamplePlace {
  /** With the names of Lahore's everywhere, by which groups, venues and coaches find theirs. */
  neighbourhoods: readonly Neighbourhood[];
  timeZone: string;
  /** The sports of the people who play cricket in Lahore; none where it is cricket too. */
  insteadOfCricket: readonly SportName[];
  /** Null for Lahore. */
  there: Elsewhere | null;
}

export interface Elsewhere {
  city: string;
  country: string;
  currency: string;
  /** Each neighbourhood, city and country of the data, and what it is called there. */
  names: Readonly<Record<string, string>>;
}

export const LAHORE: SamplePlace = {
  neighbourhoods: NEIGHBOURHOODS,
  timeZone: 'Asia/Karachi',
  insteadOfCricket: [],
  there: null,
};

/** What those who play this sport in Lahore play here; `turn` chooses between several. */
export function playedIn(
  { insteadOfCricket }: SamplePlace,
  sport: SportName,
  turn: number,
): SportName {
  if (sport !== 'Cricket') return sport;
  return insteadOfCricket[turn % insteadOfCricket.length] ?? sport;
}

/** @throws Error for an unknown place: a typing mistake in the data */
export function findNeighbourhood(
  { neighbourhoods }: SamplePlace,
  city: string,
  area: string | null,
): Neighbourhood {
  const found = neighbourhoods.find((one) => one.city === city && one.area === area);
  if (!found) throw new Error(`No neighbourhood ${area ?? ''} in ${city}`);
  return found;
}

/** Rounds to about a metre. Also hides the last digits, in which the sines of two machines may differ. */
export function roundPoint(point: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(point.latitude * 1e5) / 1e5,
    longitude: Math.round(point.longitude * 1e5) / 1e5,
  };
}
