import type { Runner } from '@/lib/platform/db/dialect';
import type { GeoPoint } from '@/lib/platform/geo/point';

export interface City extends GeoPoint {
  name: string;
  countryCode: string;
  population: number;
}

/** The cities that the product knows, most populous first. */
export async function readCities(runner: Runner): Promise<City[]> {
  const { rows } = await runner.query<City>(
    `SELECT city AS name, country_code AS "countryCode", latitude, longitude, population
     FROM places WHERE area IS NULL ORDER BY position`,
  );
  if (rows.length === 0) throw new Error('The table of places is empty');
  return rows;
}
