import { CENTRE, circleSql, searchPlaceSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { toCubePoint } from '@/lib/geo/cube';
import { chordFromArc, greatCircleMetres } from '@/lib/geo/distance';
import { normalizeLongitude } from '@/lib/geo/point';
import { shownNameSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';
import type { MapBounds } from '@/lib/validation/map-bounds';

export interface NearbyVenuesQuery {
  /** Cube points (lib/geo/cube). Distances are from the requested centre, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city, a country or the map's frame limits the list instead. */
  chord: number | null;
  country: string | null;
  bounds: MapBounds | null;
  /** Venues for any of these sports. */
  sportIds?: number[];
  city: string | null;
  area: string | null;
  search: string;
  after: { chord: number | null; id: number } | undefined;
  limit: number;
}

export interface NearbyVenueRow {
  id: number;
  /** Null without a point. */
  chord: number | null;
  name: string;
  address: string;
  city: string;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  pointIsApproximate: boolean;
  description: string | null;
  phone: string | null;
  website: string | null;
  rating: number;
  reviewCount: number;
  sports: string[];
  amenities: string[];
  pricing: string | null;
  addedBy: string | null;
  coverKey: string | null;
  coverProvider: StorageProviderName | null;
  isVerified: boolean;
  isClosed: boolean;
}

/** The filters of a venue list, apart from its area. */
export type VenueFilters = Pick<
  NearbyVenuesQuery,
  'sportIds' | 'country' | 'city' | 'area' | 'bounds' | 'search'
>;

type Bind = (value: unknown) => `$${number}`;

/** SQL conditions: listed venues that match the filters. */
export function filterSql(query: VenueFilters, bind: Bind): string[] {
  const conditions = ['v.listed'];
  if (query.sportIds) conditions.push(`v.sport_ids && ${bind(query.sportIds)}::int[]`);
  if (query.country) conditions.push(`lower(v.country) = lower(${bind(query.country)})`);
  if (query.city) conditions.push(`lower(v.city) = lower(${bind(query.city)})`);
  if (query.area) conditions.push(`lower(v.area) = lower(${bind(query.area)})`);
  if (query.search) conditions.push(containsSql('v.search', bind(query.search)));
  if (query.bounds) conditions.push(...boundsSql(query.bounds, bind));
  return conditions;
}

/** A wider frame covers so much of the earth that a surrounding ball narrows nothing. */
const FRAME_METRES_MAX = 5_000_000;

/** The frame itself decides; the ball around it lets the index help. */
function boundsSql({ south, west, north, east }: MapBounds, bind: Bind): string[] {
  const [w, e] = [bind(west), bind(east)];
  const [s, n] = [bind(south), bind(north)];
  const across = west <= east ? 'AND' : 'OR';
  // A CASE hides the condition from the planner, which would otherwise expect two venues in any frame and sort a whole
  // city, although the index has them in order.
  const conditions = [
    `CASE WHEN v.latitude BETWEEN ${s}::float8 AND ${n}::float8
      AND (v.longitude >= ${w}::float8 ${across} v.longitude <= ${e}::float8) THEN true ELSE false END`,
  ];
  const width = west <= east ? east - west : east - west + 360;
  const centre = {
    latitude: (south + north) / 2,
    longitude: normalizeLongitude(west + width / 2),
  };
  // The corner nearest to the equator is the farthest from the centre.
  const corner = { latitude: Math.abs(south) < Math.abs(north) ? south : north, longitude: west };
  const reach = greatCircleMetres(centre, corner) * 1.01;
  if (reach < FRAME_METRES_MAX && width < 90) {
    conditions.push(
      `v.g3 && cube_enlarge(${bind(toCubePoint(centre))}::cube, ${bind(chordFromArc(reach))}::float8 + 1, 3)`,
    );
  }
  return conditions;
}

/** How many of the nearest venues are searched for a word before the text index is used. */
const WALK_MAX = 500;

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The statements of the list, with uploader and cover; each runs only if the one before found less than a page. A common word
 * is found sooner among the nearest venues than by the text index, which returns every match on earth; for a rare word it is
 * the other way round. Exported separately for the benchmark.
 */
export function nearbyVenuesSql(viewerId: number | null, query: NearbyVenuesQuery): Statement[] {
  const values: unknown[] = [viewerId, query.centre, query.fallbackCentre, query.limit];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = filterSql(query, bind);
  if (query.chord !== null) conditions.push(...circleSql('v.g3', bind(query.chord)));
  // Venues without a point come last, as in the index: nothing may keep the index from ordering by distance.
  const distance = `v.g3 <-> ${CENTRE}`;
  if (query.after) {
    const { chord, id } = query.after;
    const position = `coalesce(${bind(chord)}::float8, 'Infinity'), ${bind(id)}::int`;
    conditions.push(`(coalesce(${distance}, 'Infinity'), v.id) > (${position})`);
  }
  const sports = sportsSql(query.sportIds, bind);
  const whole = { text: statement({ from: 'venues v', conditions, distance, sports }), values };
  if (!query.search || query.chord === null) return [whole];
  // In the order of the list, so that the walk ends with the page.
  const nearest = `(SELECT v.id, v.listed, v.g3, v.search, v.sport_ids, v.area, ${distance} AS distance
    FROM venues v WHERE v.listed ORDER BY ${distance}, v.id LIMIT ${WALK_MAX}) v`;
  const walk = { from: nearest, conditions, distance: 'v.distance', sports };
  return [{ text: statement(walk), values }, whole];
}

/** Listed venues, nearest first. */
export async function findNearbyVenues(
  viewerId: number | null,
  query: NearbyVenuesQuery,
): Promise<NearbyVenueRow[]> {
  let rows: NearbyVenueRow[] = [];
  for (const one of nearbyVenuesSql(viewerId, query)) {
    ({ rows } = await pool.query<NearbyVenueRow>(one));
    if (rows.length === query.limit) break;
  }
  return rows;
}

/** The number of such venues, up to `query.limit`. */
export async function countNearbyVenues(
  viewerId: number | null,
  query: NearbyVenuesQuery,
): Promise<number> {
  const values: unknown[] = [viewerId, query.centre, query.fallbackCentre, query.limit];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = filterSql(query, bind);
  if (query.chord !== null) conditions.push(...circleSql('v.g3', bind(query.chord)));
  const { rows } = await pool.query<{ count: number }>(
    `WITH ${PLACE}
    SELECT count(*)::int AS count
    FROM (SELECT FROM venues v WHERE ${conditions.join(' AND ')} LIMIT $4) counted`,
    values,
  );
  return rows[0]?.count ?? 0;
}

const PLACE = searchPlaceSql({ viewer: '$1', asked: '$2', fallback: '$3' });

/** The filtered sports come first, so that a card shows them. */
function sportsSql(sportIds: number[] | undefined, bind: Bind): string {
  if (!sportIds) return 'v.sports';
  return `ARRAY(SELECT own.name FROM unnest(v.sports) WITH ORDINALITY own(name, at) LEFT JOIN sports s ON s.name = own.name
    ORDER BY coalesce(s.id = ANY(${bind(sportIds)}::int[]), false) DESC, own.at)`;
}

interface StatementParts {
  from: string;
  conditions: string[];
  distance: string;
  sports: string;
}

const statement = ({ from, conditions, distance, sports }: StatementParts) => `
  WITH ${PLACE}
  SELECT v.id, v.g3 <-> ${CENTRE} AS chord, v.name, v.address, v.city, v.area, v.latitude, v.longitude,
    v.point_is_approximate AS "pointIsApproximate", v.description, v.phone, v.website, v.rating, v.review_count AS "reviewCount", ${sports} AS sports, v.amenities, v.pricing,
    CASE WHEN v.added_by_id IS NOT NULL THEN ${shownNameSql('adder', '$1')} END AS "addedBy",
    cover.image_key AS "coverKey", cover.provider AS "coverProvider",
    v.verified_at IS NOT NULL AS "isVerified", v.closed_at IS NOT NULL AS "isClosed"
  FROM (
    SELECT v.id, ${distance} AS distance FROM ${from}
    WHERE ${conditions.join('\n      AND ')}
    ORDER BY ${distance}, v.id LIMIT $4
  ) near
  JOIN venues v ON v.id = near.id
  LEFT JOIN users adder ON adder.id = v.added_by_id
  LEFT JOIN LATERAL (
    SELECT i.image_key, i.provider FROM venue_images i
    WHERE i.venue_id = v.id AND i.hidden_at IS NULL ORDER BY i.position, i.id LIMIT 1
  ) cover ON true
  ORDER BY near.distance, near.id`;
