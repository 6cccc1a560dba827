import { pool } from '@/lib/db/pool';

export interface VenuePlaceRow {
  city: string;
  /** The sport's id and name. */
  sportId: number;
  sport: string;
  count: number;
}

/** Every city and sport with at least one open venue. */
export async function findVenuePlaces(): Promise<VenuePlaceRow[]> {
  const { rows } = await pool.query<VenuePlaceRow>(
    `SELECT v.city, s.id AS "sportId", s.name AS sport, count(*)::int AS count
     FROM venues v CROSS JOIN LATERAL unnest(v.sport_ids) AS played(id) JOIN sports s ON s.id = played.id
     WHERE v.listed AND v.closed_at IS NULL
     GROUP BY v.city, s.id, s.name ORDER BY count DESC, v.city, s.id`,
  );
  return rows;
}

export async function countListed(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM venues WHERE listed',
  );
  return rows[0]?.count ?? 0;
}

/** One part of all listed venues, ordered by id. */
export async function findListedPart(
  offset: number,
  limit: number,
): Promise<{ id: number; updatedAt: Date }[]> {
  const { rows } = await pool.query<{ id: number; updatedAt: Date }>(
    'SELECT id, updated_at AS "updatedAt" FROM venues WHERE listed ORDER BY id OFFSET $1 LIMIT $2',
    [offset, limit],
  );
  return rows;
}
