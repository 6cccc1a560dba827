import { CENTRE, circleSql, searchPlaceSql } from '@/lib/db/place-sql';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';
import { shownNameSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface NearbyVenuesQuery {
  /** Cube points (lib/geo/cube). Distances are from the centre asked for, else the viewer's own place, else the fallback. */
  centre: string | null;
  fallbackCentre: string;
  /** Metres through the sphere; null when a city bounds the list instead. */
  chord: number | null;
  sportId?: number;
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

/** Listed venues, nearest to the centre first; one statement, uploader and cover included. */
export async function findNearbyVenues(
  viewerId: number | null,
  query: NearbyVenuesQuery,
): Promise<NearbyVenueRow[]> {
  const values: unknown[] = [viewerId, query.centre, query.fallbackCentre, query.limit];
  const bind = (value: unknown): `$${number}` => `$${values.push(value)}`;
  const conditions = ['v.listed'];
  if (query.sportId !== undefined) {
    conditions.push(`v.sport_ids @> ARRAY[${bind(query.sportId)}::int]`);
  }
  if (query.city) conditions.push(`lower(v.city) = lower(${bind(query.city)})`);
  if (query.area) conditions.push(`lower(v.area) = lower(${bind(query.area)})`);
  if (query.search) conditions.push(containsSql('v.search', bind(query.search)));
  if (query.chord !== null) conditions.push(...circleSql('v.g3', bind(query.chord)));
  // Without a circle, what has no point comes last; within one, nothing may stand between the index and the distance.
  const distance =
    query.chord === null ? `coalesce(v.g3 <-> ${CENTRE}, 'Infinity')` : `v.g3 <-> ${CENTRE}`;
  if (query.after) {
    const { chord, id } = query.after;
    const position = `coalesce(${bind(chord)}::float8, 'Infinity'), ${bind(id)}::int`;
    conditions.push(`(${distance}, v.id) > (${position})`);
  }
  const { rows } = await pool.query<NearbyVenueRow>(statement(conditions, distance), values);
  return rows;
}

const statement = (conditions: string[], distance: string) => `
  WITH ${searchPlaceSql({ viewer: '$1', asked: '$2', fallback: '$3' })}
  SELECT v.id, v.g3 <-> ${CENTRE} AS chord, v.name, v.address, v.city, v.area, v.latitude, v.longitude, v.description,
    v.phone, v.website, v.rating, v.review_count AS "reviewCount", v.sports, v.amenities, v.pricing,
    CASE WHEN v.added_by_id IS NOT NULL THEN ${shownNameSql('adder', '$1')} END AS "addedBy",
    cover.image_key AS "coverKey", cover.provider AS "coverProvider",
    v.verified_at IS NOT NULL AS "isVerified", v.closed_at IS NOT NULL AS "isClosed"
  FROM (
    SELECT v.id, ${distance} AS distance FROM venues v
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
