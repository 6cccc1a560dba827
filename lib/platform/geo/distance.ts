import { EARTH_RADIUS_M } from './constants';
import { type GeoPoint, toRadians } from './point';

/**
 * Great-circle distance in metres on a sphere of radius `EARTH_RADIUS_M`.
 * Haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984): exact for near points, where the
 * law of cosines loses precision.
 */
export function greatCircleMetres(a: GeoPoint, b: GeoPoint): number {
  const halfLatitude = toRadians(b.latitude - a.latitude) / 2;
  const halfLongitude = toRadians(b.longitude - a.longitude) / 2;
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(a.latitude)) *
      Math.cos(toRadians(b.latitude)) *
      Math.sin(halfLongitude) ** 2;
  // Rounding can push antipodes slightly above 1, where asin is undefined.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export function greatCircleKm(a: GeoPoint, b: GeoPoint): number {
  return greatCircleMetres(a, b) / 1000;
}

/** The initial bearing from one point to another along the great circle, in [0, 360): 0 is north, 90 east. */
export function bearingDeg(from: GeoPoint, to: GeoPoint): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const turn = toRadians(to.longitude - from.longitude);
  const y = Math.sin(turn) * Math.cos(b);
  const x = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** The point `km` away from `from` in the direction `bearingDeg` (0 north, 90 east), along the great circle. */
export function pointAway(from: GeoPoint, km: number, bearingDeg = 0): GeoPoint {
  const angle = (km * 1000) / EARTH_RADIUS_M;
  const bearing = (bearingDeg * Math.PI) / 180;
  const phi = (from.latitude * Math.PI) / 180;
  const latitude = Math.asin(
    Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * Math.sin(latitude),
  );
  const longitude = from.longitude + (turn * 180) / Math.PI;
  return {
    latitude: (latitude * 180) / Math.PI,
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  };
}

/** Straight line through the sphere for an arc on it, both in metres: 2R sin(arc / 2R). Arcs beyond half way round count as half way. */
export function chordFromArc(arcMetres: number): number {
  const angle = Math.min(arcMetres, Math.PI * EARTH_RADIUS_M) / (2 * EARTH_RADIUS_M);
  return 2 * EARTH_RADIUS_M * Math.sin(angle);
}

/** Inverse of `chordFromArc`: 2R asin(chord / 2R), metres in and out. */
export function arcFromChord(chordMetres: number): number {
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, chordMetres / (2 * EARTH_RADIUS_M)));
}
