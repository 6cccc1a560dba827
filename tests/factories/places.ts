import { EARTH_RADIUS_M } from '@/lib/geo/constants';
import type { GeoPoint } from '@/lib/geo/point';

/** Gulberg, Lahore: the default place of the factories. */
export const GULBERG: GeoPoint = { latitude: 31.512, longitude: 74.345 };
export const KARACHI: GeoPoint = { latitude: 24.8608, longitude: 67.0104 };

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
