import { EARTH_RADIUS_M } from './constants';
import { chordFromArc } from './distance';
import { type GeoPoint, toRadians } from './point';

/** Earth-centred coordinates in metres on the sphere of `EARTH_RADIUS_M`. */
export function toCartesian({ latitude, longitude }: GeoPoint): [number, number, number] {
  const phi = toRadians(latitude);
  const lambda = toRadians(longitude);
  return [
    EARTH_RADIUS_M * Math.cos(phi) * Math.cos(lambda),
    EARTH_RADIUS_M * Math.cos(phi) * Math.sin(lambda),
    EARTH_RADIUS_M * Math.sin(phi),
  ];
}

/**
 * A point as the text of a Postgres `cube`, for a query parameter: `'(x,y,z)'` in metres. It must be a parameter: for a value
 * computed inside the query the planner gives up the nearest-neighbour index scan.
 * Throws `RangeError` for coordinates that are not finite, which Postgres would accept and never match.
 */
export function toCubePoint(point: GeoPoint): string {
  const axes = toCartesian(point);
  if (!axes.every(Number.isFinite)) {
    throw new RangeError('A cube point needs finite coordinates');
  }
  return `(${axes.join(',')})`;
}

/** A radius in kilometres along the surface as a chord in metres, for comparing cube distances. */
export function chordForRadius(km: number): number {
  return chordFromArc(km * 1000);
}
