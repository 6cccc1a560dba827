import { GRID_STEP_DEG } from './constants';
import { greatCircleMetres } from './distance';
import { type GeoPoint, normalizeLongitude, toRadians } from './point';

const ROW_MAX = Math.round(90 / GRID_STEP_DEG) - 1;
const ROW_MIN = -ROW_MAX - 1;

/**
 * Centre of the privacy cell a point lies in. A cell is about 1 km by 1 km anywhere on earth: rows of
 * `GRID_STEP_DEG` of latitude, each cut into as many equal columns as fit its circumference at the row's centre.
 * Everybody sees everybody else only from here, so the answer depends on nothing but the cell.
 *
 * The database snaps with a SQL function of the same formula in the same order of operations; change both or neither.
 */
export function snapToCell(point: GeoPoint): GeoPoint {
  const row = Math.min(ROW_MAX, Math.max(ROW_MIN, Math.floor(point.latitude / GRID_STEP_DEG)));
  const latitude = Math.min(90, Math.max(-90, (row + 0.5) * GRID_STEP_DEG));
  const columns = Math.max(1, Math.floor((360 * Math.cos(toRadians(latitude))) / GRID_STEP_DEG));
  const width = 360 / columns;
  // A point a rounding error below 180 would otherwise fall into a column that does not exist.
  const column = Math.min(
    columns - 1,
    Math.floor((normalizeLongitude(point.longitude) + 180) / width),
  );
  return { latitude, longitude: -180 + (column + 0.5) * width };
}

/** Whole kilometres between the cells of two people, at least 1: the only distance between people that may leave the server. */
export function cellDistanceKm(a: GeoPoint, b: GeoPoint): number {
  return Math.max(1, Math.round(greatCircleMetres(snapToCell(a), snapToCell(b)) / 1000));
}

/** How a distance between people is worded. */
export function formatDistance(km: number): string {
  return km <= 1 ? '1 km or less' : `${Math.round(km)} km`;
}
