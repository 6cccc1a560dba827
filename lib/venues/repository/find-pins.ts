import { pool } from '@/lib/db/pool';
import { filterSql, type VenueFilters } from '@/lib/venues/repository';
import type { VenuePinDto } from '@/lib/venues/schema/list-pins';

/** The venues in a map's frame, best rated first. */
export async function findPins(filters: VenueFilters, limit: number): Promise<VenuePinDto[]> {
  const values: unknown[] = [limit];
  const conditions = filterSql(filters, (value) => `$${values.push(value)}`);
  const { rows } = await pool.query<VenuePinDto>(
    `SELECT v.id, v.name, v.latitude, v.longitude, v.sports[1] AS sport FROM venues v
     WHERE ${conditions.join(' AND ')} AND v.latitude IS NOT NULL
     ORDER BY v.rating DESC, v.id LIMIT $1`,
    values,
  );
  return rows;
}
