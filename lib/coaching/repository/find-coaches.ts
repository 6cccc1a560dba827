import type { CoachCardDto } from '@/lib/coaching/schema';
import type { ListedClassDto, PriceRange, TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { pool } from '@/lib/db/pool';
import { notBlockedSql } from '@/lib/moderation/visibility';
import type { StorageProviderName } from '@/lib/storage/file-url';

export interface CoachCardRow extends Omit<CoachCardDto, 'imageUrl'> {
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}

/** SQL: the viewer ($1) may find and book the coach `c` (the person `u`). */
const LISTED_SQL = `c.status = 'approved' AND c.paused_at IS NULL AND c.hidden_at IS NULL
  AND u.discoverable AND ${notBlockedSql('c.user_id', '$1')}`;

const PLACE = `coalesce(nullif(concat_ws(', ', c.area, c.city), ''), c.location)`;
const SPORT = `json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)`;

export const CARD_SQL = `c.id, c.name, ${SPORT} AS sport, c.experience, ${PLACE} AS location,
  c.hourly_rate AS "hourlyRate", c.currency, c.rating, c.review_count AS "reviewCount", c.specialties,
  coalesce(c.image, u.profile_image_key) AS "profileImageKey",
  CASE WHEN c.image IS NULL THEN u.profile_image_provider ELSE c.image_provider END::text AS "profileImageProvider"`;

export interface CoachQuery {
  search?: string;
  /** Any of these sports; omitted: all. */
  sportIds?: number[] | undefined;
  area?: string | null;
  /** The range of hourly rates, by currency. */
  rates?: PriceRange[];
  after?: { rating: number; reviewCount: number; id: number };
  limit: number;
}

/** Coaches who take bookings, best rated first. A null viewer is a guest. */
export async function findCoaches(
  viewerId: number | null,
  { search, sportIds, area, rates, after, limit }: CoachQuery,
): Promise<CoachCardRow[]> {
  const { rows } = await pool.query<CoachCardRow>(
    `SELECT ${CARD_SQL} FROM coach_applications c
     JOIN sports s ON s.id = c.sport_id JOIN users u ON u.id = c.user_id
     WHERE ${LISTED_SQL}
       AND ($2::int[] IS NULL OR c.sport_id = ANY($2))
       AND ($3::text IS NULL OR $3 IN (c.area, c.city, ${PLACE}))
       AND ($4::json IS NULL OR EXISTS (
         SELECT FROM json_to_recordset($4) AS r(currency text, over int, "upTo" int)
         WHERE r.currency = c.currency AND c.hourly_rate > r.over AND (c.hourly_rate <= r."upTo") IS NOT FALSE))
       AND ($5::text IS NULL OR concat_ws(' ', c.name, s.name, c.bio, ${PLACE}, list_text(c.specialties)) ILIKE $5)
       AND ($6::float8 IS NULL OR (-c.rating, -c.review_count, c.id) > (-$6::float8, -$7::int, $8::int))
     ORDER BY c.rating DESC, c.review_count DESC, c.id LIMIT $9`,
    [
      viewerId,
      sportIds ?? null,
      area ?? null,
      rates ? JSON.stringify(rates) : null,
      search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
      after?.rating ?? null,
      after?.reviewCount ?? null,
      after?.id ?? null,
      limit,
    ],
  );
  return rows;
}

/** Classes of listed coaches. */
export async function findListedClasses(
  viewerId: number | null,
  limit: number,
): Promise<ListedClassDto[]> {
  const { rows } = await pool.query<ListedClassDto>(
    `SELECT k.id, k.name, k.description, k.duration_minutes AS "durationMinutes", k.price, k.currency,
       k.group_size AS "groupSize", k.schedule,
       json_build_object('id', c.id, 'name', c.name, 'sport', ${SPORT}, 'location', ${PLACE}) AS coach
     FROM coach_classes k JOIN coach_applications c ON c.id = k.coach_id
     JOIN sports s ON s.id = c.sport_id JOIN users u ON u.id = c.user_id
     WHERE k.is_active AND ${LISTED_SQL}
     ORDER BY c.rating DESC, c.id, k.id LIMIT $2`,
    [viewerId, limit],
  );
  return rows;
}

export interface CoachingPlaceRow {
  city: string | null;
  area: string | null;
  location: string;
}

/** The places of listed coaches and of their venues. */
export async function findCoachingPlaces(viewerId: number | null): Promise<CoachingPlaceRow[]> {
  const { rows } = await pool.query<CoachingPlaceRow>(
    `WITH listed AS (SELECT c.id, c.city, c.area, ${PLACE} AS location
       FROM coach_applications c JOIN users u ON u.id = c.user_id WHERE ${LISTED_SQL})
     SELECT city, area, location FROM listed WHERE location IS NOT NULL
     UNION SELECT v.city, v.area, concat_ws(', ', v.area, v.city)
       FROM listed l JOIN coach_venues cv ON cv.coach_id = l.id JOIN venues v ON v.id = cv.venue_id AND v.listed
     ORDER BY 1 NULLS LAST, 2 NULLS FIRST, 3`,
    [viewerId],
  );
  return rows;
}

export interface RateRow {
  currency: string;
  rates: number[];
  /** One third and two thirds of the coaches charge at most this much. */
  limits: [number, number];
}

/** The rates of listed coaches, by currency. */
export async function findRates(viewerId: number | null): Promise<RateRow[]> {
  const { rows } = await pool.query<RateRow>(
    `SELECT c.currency, array_agg(DISTINCT c.hourly_rate) AS rates,
       percentile_disc(ARRAY[1 / 3.0, 2 / 3.0]) WITHIN GROUP (ORDER BY c.hourly_rate) AS limits
     FROM coach_applications c JOIN users u ON u.id = c.user_id
     WHERE ${LISTED_SQL} GROUP BY c.currency ORDER BY count(*) DESC, c.currency`,
    [viewerId],
  );
  return rows;
}

/** Venues of listed coaches. */
export async function findTrainingVenues(
  viewerId: number | null,
  limit: number,
): Promise<TrainingVenueDto[]> {
  const { rows } = await pool.query<TrainingVenueDto>(
    `SELECT v.id, v.name, v.address, v.area, v.city, v.rating, v.review_count AS "reviewCount", v.sports,
       json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY c.id) AS coaches
     FROM coach_venues cv JOIN venues v ON v.id = cv.venue_id AND v.listed
     JOIN coach_applications c ON c.id = cv.coach_id JOIN users u ON u.id = c.user_id
     WHERE ${LISTED_SQL}
     GROUP BY v.id ORDER BY v.rating DESC, v.id LIMIT $2`,
    [viewerId, limit],
  );
  return rows;
}

/** Coaches whom guests may find, latest changed first. */
export async function findPublicCoaches(limit: number): Promise<{ id: number; updatedAt: Date }[]> {
  const { rows } = await pool.query<{ id: number; updatedAt: Date }>(
    `SELECT c.id, c.updated_at AS "updatedAt"
     FROM coach_applications c JOIN users u ON u.id = c.user_id
     WHERE ${LISTED_SQL} ORDER BY c.updated_at DESC, c.id LIMIT $2`,
    [null, limit],
  );
  return rows;
}
