import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnsOf } from '@/lib/platform/db/columns';
import { contains } from '@/lib/platform/db/search-sql';
import { toCubePoint } from '@/lib/platform/geo/cube';
import { chordFromArc, greatCircleMetres } from '@/lib/platform/geo/distance';
import { normalizeLongitude } from '@/lib/platform/geo/point';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

/** The filters of a venue list, apart from its circle. */
export interface VenueFilters {
  /** Venues for any of these sports. */
  sportIds?: number[];
  country: string | null;
  city: string | null;
  area: string | null;
  search: string;
  bounds: MapBounds | null;
}

/** The filters one by one, with null for each that is not asked for. */
export const filterValues = ({ sportIds, search, bounds, ...place }: VenueFilters) => ({
  sportIds: sportIds ?? null,
  country: place.country || null,
  city: place.city || null,
  area: place.area || null,
  search: search || null,
  ...(bounds ? frameValues(bounds) : NO_FRAME),
});

type FilterValues = ReturnType<typeof filterValues>;

const at = columnsOf<'venues'>('v');

/** Conditions: venues `v` that are listed and match the filters. */
export function venueFilters(p: FilterValues): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [at('listed')];
  if (p.sportIds) conditions.push(sql`${at('sportIds')} && ${p.sportIds}::int[]`);
  if (p.country) conditions.push(isSameWord(at('country'), p.country));
  if (p.city) conditions.push(isSameWord(at('city'), p.city));
  if (p.area) conditions.push(isSameWord(at('area'), p.area));
  if (p.search) conditions.push(contains(at('search'), p.search));
  if (p.isAcross !== null) conditions.push(isInFrame(p));
  if (p.frameCentre) {
    const { frameCentre, frameReach } = p;
    conditions.push(
      sql`${at('g3')} && cube_enlarge(${frameCentre}::cube, ${frameReach}::float8 + 1, 3)`,
    );
  }
  return conditions;
}

const isSameWord = (column: Expression<string | null>, word: string): RawBuilder<boolean> =>
  sql`lower(${column}) = lower(${word})`;

/** A wider frame covers so much of the earth that a surrounding ball narrows nothing. */
const FRAME_METRES_MAX = 5_000_000;

interface FrameValues {
  south: number | null;
  west: number | null;
  north: number | null;
  east: number | null;
  /** False for a frame over the date line; null without a frame. */
  isAcross: boolean | null;
  /** The ball around the frame, which lets the index help. */
  frameCentre: string | null;
  frameReach: number | null;
}

const NO_FRAME: FrameValues = {
  south: null,
  west: null,
  north: null,
  east: null,
  isAcross: null,
  frameCentre: null,
  frameReach: null,
};

function frameValues(bounds: MapBounds): FrameValues {
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

/**
 * The frame itself decides. A CASE hides the condition from the planner, which would otherwise expect two venues in any
 * frame and sort a whole city, although the index has them in order.
 */
function isInFrame({ south, west, north, east, isAcross }: FrameValues): RawBuilder<boolean> {
  const either = isAcross ? sql`AND` : sql`OR`;
  return sql`CASE WHEN ${at('latitude')} BETWEEN ${south}::float8 AND ${north}::float8
    AND (${at('longitude')} >= ${west}::float8 ${either} ${at('longitude')} <= ${east}::float8)
    THEN true ELSE false END`;
}
