import type { Tx } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';
import type { VenuePoint } from '@/lib/geo/point';
import type { OpeningSpan } from '@/lib/venues/schema/opening-hours';

/** Two phones at two gates of one ground may be this far apart. */
const TWIN_METRES_MAX = 150;

export interface VenueData extends VenuePoint {
  name: string;
  address: string;
  area: string | null;
  city: string;
  country: string;
  description: string | null;
  phone: string | null;
  website: string | null;
  pricing: string | null;
  /** Names; the database looks up their ids. */
  sports: string[];
  amenities: string[];
  openingHours: OpeningSpan[] | null;
}

/** Prisma has its own value for a JSON null. */
const toColumns = ({ openingHours, ...data }: VenueData) => ({
  ...data,
  openingHours: openingHours ?? Prisma.DbNull,
});

export async function insertVenue(
  { addedById, ...data }: VenueData & { addedById: number },
  tx: Tx,
): Promise<number> {
  const { id } = await tx.venue.create({
    data: { ...toColumns(data), addedById },
    select: { id: true },
  });
  return id;
}

export async function updateVenue(id: number, data: VenueData, tx: Tx): Promise<void> {
  await tx.venue.update({ where: { id }, data: toColumns(data), select: { id: true } });
}

/** Locks the venue, so that of two parallel edits each counts the pictures of the other. */
export async function lockVenue(id: number, tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM venues WHERE id = ${id} FOR UPDATE`;
}

export interface SimilarVenueRow {
  id: number;
  name: string;
  address: string;
  area: string | null;
  city: string;
  metres: number | null;
}

/**
 * Listed venues that may be the same as a new one: with a similar name nearby, or almost the same name in the city.
 * `word_similarity` tolerates an extra 'Sports Club'.
 */
export async function findSimilarVenues(like: {
  name: string;
  city: string;
  point: { latitude: number; longitude: number } | null;
  limit: number;
}): Promise<SimilarVenueRow[]> {
  const { name, city, point, limit } = like;
  const { rows } = await pool.query<SimilarVenueRow>(
    `WITH near AS (
       SELECT v.id, v.name, v.address, v.area, v.city, similarity(search_text(v.name), search_text($1)) AS likeness,
         -- The middle of an area does not tell its grounds apart.
         CASE WHEN NOT v.point_is_approximate THEN v.g3 <-> geo_point($3::float8, $4::float8) END AS metres
       FROM venues v
       WHERE v.listed AND (lower(v.city) = lower($2)
         OR v.g3 && cube_enlarge(geo_point($3::float8, $4::float8), 1000, 3))
     )
     SELECT id, name, address, area, city, metres FROM near
     WHERE likeness > 0.6 OR (metres < 300 AND likeness > 0.3) OR metres < 25
     ORDER BY likeness DESC, metres LIMIT $5`,
    [name, city, point?.latitude ?? null, point?.longitude ?? null, limit],
  );
  return rows;
}

/** Serialises adding venues of this name in this city, until the end of the transaction. */
export async function lockPlace(
  { name, city }: Pick<VenueData, 'name' | 'city'>,
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(search_text(${name}) || E'\n' || lower(${city}), 0))`;
}

/** The listed venue with the same name at the same address, or within TWIN_METRES_MAX; ignores those in `except`. */
export async function findTwin(
  { name, city, address, latitude, longitude, pointIsApproximate }: VenueData,
  except: number[],
  tx: Tx,
): Promise<{ id: number; name: string } | null> {
  const rows = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT v.id, v.name FROM venues v
    WHERE v.listed AND lower(v.city) = lower(${city}) AND search_text(v.name) = search_text(${name})
      AND (search_text(v.address) = search_text(${address})
        OR (NOT v.point_is_approximate AND NOT ${pointIsApproximate}
          AND v.g3 <-> geo_point(${latitude}::float8, ${longitude}::float8) < ${TWIN_METRES_MAX}))
      AND v.id <> ALL(${except}::int[])
    ORDER BY v.id LIMIT 1`;
  return rows[0] ?? null;
}
