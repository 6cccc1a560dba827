import { translate } from '@/lib/platform/language/translate';
import { CELL_MARGIN_SHARE, GRID_STEP_DEG } from './constants';
import { type GeoPoint, normalizeLongitude, toRadians } from './point';
import { texts } from './texts';

const ROW_MAX = Math.round(90 / GRID_STEP_DEG) - 1;
const ROW_MIN = -ROW_MAX - 1;

/**
 * The centre of a point's privacy cell. A cell is about 1 km by 1 km anywhere on earth: rows of `GRID_STEP_DEG` of latitude,
 * each divided into as many equal columns as fit its circumference at the row's centre. People see others only from cell to
 * cell, so results depend on nothing else.
 *
 * A SQL function has the same formula in the same order of operations; change both or neither.
 */
export function snapToCell(point: GeoPoint): GeoPoint {
  const row = Math.min(ROW_MAX, Math.max(ROW_MIN, Math.floor(point.latitude / GRID_STEP_DEG)));
  const latitude = Math.min(90, Math.max(-90, (row + 0.5) * GRID_STEP_DEG));
  const columns = columnsOfRow(latitude);
  const width = 360 / columns;
  // A point a rounding error below 180 would otherwise fall into a column that does not exist.
  const column = Math.min(
    columns - 1,
    Math.floor((normalizeLongitude(point.longitude) + 180) / width),
  );
  return { latitude, longitude: -180 + (column + 0.5) * width };
}

function columnsOfRow(latitude: number): number {
  return Math.max(1, Math.floor((360 * Math.cos(toRadians(latitude))) / GRID_STEP_DEG));
}

/**
 * Whether a point is in the cell around `centre`, or within the margin beyond its border. The SQL function has the same
 * formula.
 */
function isStillInCell(centre: GeoPoint, { latitude, longitude }: GeoPoint): boolean {
  const reach = 0.5 + CELL_MARGIN_SHARE;
  const apart = Math.abs(normalizeLongitude(longitude) - centre.longitude);
  return (
    Math.abs(latitude - centre.latitude) <= reach * GRID_STEP_DEG &&
    Math.min(apart, 360 - apart) <= reach * (360 / columnsOfRow(centre.latitude))
  );
}

/**
 * The cell of a person who had the cell `kept` and is now at `point`: the old one until they are clearly outside, so that a
 * small move across a border reveals nothing. It depends on these two alone. A trigger of `users` does the same for the stored
 * cell.
 */
export function keepCell(kept: GeoPoint | null, point: GeoPoint): GeoPoint {
  return kept && isStillInCell(kept, point) ? kept : snapToCell(point);
}

export function formatDistance(km: number): string {
  const t = translate(texts);
  return km <= 1 ? t.atMost({ km: 1 }) : t.distance({ km });
}
