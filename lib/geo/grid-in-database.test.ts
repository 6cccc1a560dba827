import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/db/pool';
import { GRID_STEP_DEG } from './constants';
import { chordForRadius, toCubePoint } from './cube';
import { greatCircleMetres } from './distance';
import { snapToCell } from './grid';
import type { GeoPoint } from './point';

/** A spiral over the globe by the golden angle, and the places where grids break. */
function samplePoints(count: number): GeoPoint[] {
  const spiral = Array.from({ length: count }, (_, index) => ({
    latitude: (Math.asin(1 - (2 * (index + 0.5)) / count) * 180) / Math.PI,
    longitude: ((index * 137.50776405) % 360) - 180,
  }));
  const edges = [-90, -89.9999, -0.009, 0, 0.009, 31.5, 89.9999, 90].flatMap((latitude) =>
    [-180, -179.99999, 0, 74.3, 179.99999, 180].map((longitude) => ({ latitude, longitude })),
  );
  return [...spiral, ...edges];
}

describe('the SQL grid', () => {
  it('puts everybody into the same cell as lib/geo/grid', async () => {
    const points = samplePoints(5000);
    const { rows } = await pool.query<GeoPoint>(
      `SELECT geo_cell_lat(lat) AS latitude, geo_cell_lng(lat, lng) AS longitude
       FROM unnest($1::float8[], $2::float8[]) WITH ORDINALITY AS p(lat, lng, n) ORDER BY n`,
      [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)],
    );
    const apart = points.filter((point, index) => {
      const row = rows[index];
      return row === undefined || greatCircleMetres(snapToCell(point), row) > 0.001;
    });
    expect(apart).toEqual([]);
  });

  it('cuts every row of the earth into as many columns as lib/geo/grid', async () => {
    const latitudes = Array.from(
      { length: 20_000 },
      (_, row) => (row - 10_000 + 0.5) * GRID_STEP_DEG,
    );
    const { rows } = await pool.query<{ n: number }>(
      'SELECT geo_cell_columns(lat) AS n FROM unnest($1::float8[]) WITH ORDINALITY AS r(lat, i) ORDER BY i',
      [latitudes],
    );
    const different = latitudes.filter((latitude, index) => {
      // Longitude -180 falls into the first column, whose centre is half a width further east.
      const width = 2 * (snapToCell({ latitude, longitude: -180 }).longitude + 180);
      return Math.round(360 / width) !== rows[index]?.n;
    });
    expect(different).toEqual([]);
  });

  it('measures with cubes what lib/geo/distance measures with angles', async () => {
    const centre = { latitude: 31.49808, longitude: 74.37163 };
    const points = samplePoints(500).map(snapToCell);
    const { rows } = await pool.query<{ chord: number }>(
      `SELECT geo_point(lat, lng) <-> $3::cube AS chord
       FROM unnest($1::float8[], $2::float8[]) WITH ORDINALITY AS p(lat, lng, n) ORDER BY n`,
      [
        points.map(({ latitude }) => latitude),
        points.map(({ longitude }) => longitude),
        toCubePoint(centre),
      ],
    );
    points.forEach((point, index) => {
      const chord = chordForRadius(greatCircleMetres(centre, point) / 1000);
      expect(Math.abs((rows[index]?.chord ?? Number.NaN) - chord)).toBeLessThan(0.001);
    });
  });
});
