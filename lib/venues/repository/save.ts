import type { Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';

export interface VenueData {
  name: string;
  address: string;
  area: string | null;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  description: string | null;
  phone: string | null;
  website: string | null;
  pricing: string | null;
  /** Names; the database looks their ids up. */
  sports: string[];
  amenities: string[];
}

export async function insertVenue(
  data: VenueData & { addedById: number },
  tx: Tx,
): Promise<number> {
  const { id } = await tx.venue.create({ data, select: { id: true } });
  return id;
}

export async function updateVenue(id: number, data: VenueData, tx: Tx): Promise<void> {
  await tx.venue.update({ where: { id }, data, select: { id: true } });
}

/** Locks the venue, so that of two edits at once each counts the pictures of the other. */
export async function lockVenue(id: number, tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM venues WHERE id = ${id} FOR UPDATE`;
}

export interface SimilarVenueRow {
  id: number;
  name: string;
  address: string;
  city: string;
  metres: number | null;
}

/**
 * Listed venues that may be the one somebody is about to add: of a like name nearby, or of nearly the same name in the
 * city. `word_similarity` forgives a 'Sports Club' more or less.
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
       SELECT v.id, v.name, v.address, v.city, similarity(search_text(v.name), search_text($1)) AS likeness,
         v.g3 <-> geo_point($3::float8, $4::float8) AS metres
       FROM venues v
       WHERE v.listed AND (lower(v.city) = lower($2)
         OR v.g3 && cube_enlarge(geo_point($3::float8, $4::float8), 1000, 3))
     )
     SELECT id, name, address, city, metres FROM near
     WHERE likeness > 0.6 OR (metres < 300 AND likeness > 0.3) OR metres < 25
     ORDER BY likeness DESC, metres LIMIT $5`,
    [name, city, point?.latitude ?? null, point?.longitude ?? null, limit],
  );
  return rows;
}
