import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { toCubePoint } from '@/lib/platform/geo/cube';
import { chordFromArc, greatCircleMetres } from '@/lib/platform/geo/distance';
import { normalizeLongitude } from '@/lib/platform/geo/point';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

/** A wider frame covers so much of the earth that a surrounding ball narrows nothing. */
const FRAME_METRES_MAX = 5_000_000;

export interface FrameValues {
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
  /** True for a frame across the date line; null without a frame. */
  isAcross: boolean | null;
  /** The ball around the frame, so that the index is used. */
  frameCentre: string | null;
  frameReach: number | null;
}

export const NO_FRAME: FrameValues = {
  south: null,
  west: null,
  north: null,
  east: null,
  isAcross: null,
  frameCentre: null,
  frameReach: null,
};

export function frameValues(bounds: MapBounds): FrameValues {
  const { south, west, north, east } = bounds;
  const isAcross = west <= east;
  const width = isAcross ? east - west : east - west + 360;
  const centre = {
    latitude: (south + north) / 2,
    longitude: normalizeLongitude(west + width / 2),
  };
  // The corner nearest to the equator is the farthest from the centre.
  const corner = { latitude: Math.abs(south) < Math.abs(north) ? south : north, longitude: west };
  const reach = greatCircleMetres(centre, corner) * 1.01;
  const hasBall = reach < FRAME_METRES_MAX && width < 90;
  return {
    south,
    west,
    north,
    east,
    isAcross,
    frameCentre: hasBall ? toCubePoint(centre) : null,
    frameReach: hasBall ? chordFromArc(reach) : null,
  };
}

interface FramedColumns {
  latitude: RawBuilder<number | null>;
  longitude: RawBuilder<number | null>;
  g3: RawBuilder<string | null>;
}

/** Conditions of being in the frame, edges included; none without a frame. */
export function inFrame(columns: FramedColumns, p: FrameValues): Expression<SqlBool>[] {
  if (p.isAcross === null) return [];
  const { frameCentre, frameReach } = p;
  const conditions: Expression<SqlBool>[] = [isBetweenEdges(columns, p)];
  if (frameCentre) {
    conditions.push(
      sql`${columns.g3} && cube_enlarge(${frameCentre}::cube, ${frameReach}::float8 + 1, 3)`,
    );
  }
  return conditions;
}

/**
 * The frame itself decides. A CASE hides the condition from the planner, which would otherwise expect two rows in any frame
 * and sort a whole city, although the index has them in order.
 */
function isBetweenEdges(
  { latitude, longitude }: FramedColumns,
  { south, west, north, east, isAcross }: FrameValues,
): RawBuilder<boolean> {
  const either = isAcross ? sql`AND` : sql`OR`;
  return sql`CASE WHEN ${latitude} BETWEEN ${south}::float8 AND ${north}::float8
    AND (${longitude} >= ${west}::float8 ${either} ${longitude} <= ${east}::float8)
    THEN true ELSE false END`;
}
