import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { toCartesian } from '@/lib/platform/geo/cube';
import { greatCircleMetres } from '@/lib/platform/geo/distance';
import { keepCell, snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';

async function cellsOf(points: GeoPoint[]): Promise<GeoPoint[]> {
  const { rows } = await pool.query<GeoPoint>(
    `SELECT geo_cell_lat(lat) AS latitude, geo_cell_lng(lat, lng) AS longitude
     FROM unnest($1::float8[], $2::float8[]) WITH ORDINALITY AS p(lat, lng, place) ORDER BY place`,
    [points.map((point) => point.latitude), points.map((point) => point.longitude)],
  );
  return rows;
}

// A fixed sequence over the sphere (golden angle), thick at neither pole, and the awkward places by hand.
const SPREAD: GeoPoint[] = Array.from({ length: 5_000 }, (_, i) => ({
  latitude: (Math.asin((2 * i + 1) / 5_000 - 1) * 180) / Math.PI,
  longitude: ((i * 137.507_764) % 360) - 180,
}));
const EDGES: GeoPoint[] = [-90, -89.9999, -45, -0.0001, 0, 0.0001, 31.49808, 89.9999, 90].flatMap(
  (latitude) =>
    [-180, -179.99999, -0.0001, 0, 74.37163, 179.99999, 180].map((longitude) => ({
      latitude,
      longitude,
    })),
);
const POINTS = [...SPREAD, ...EDGES];

describe('the privacy grid in the database', () => {
  it('matches the grid in lib/platform/geo everywhere on earth', async () => {
    const cells = await cellsOf(POINTS);
    POINTS.forEach((point, i) => {
      // A nanodegree is a tenth of a millimetre: the two cosines may differ in their last bit.
      expect(cells[i]?.latitude).toBeCloseTo(snapToCell(point).latitude, 9);
      expect(cells[i]?.longitude).toBeCloseTo(snapToCell(point).longitude, 9);
    });
  });

  it('leaves the centre of a cell unchanged', async () => {
    const cells = await cellsOf(POINTS);
    expect(await cellsOf(cells)).toEqual(cells);
  });

  it('moves no point further than the corner of a cell, even at the poles and the antimeridian', async () => {
    const cells = await cellsOf(POINTS);
    const moved = POINTS.map((point, i) => greatCircleMetres(point, cells[i] ?? point));
    expect(Math.max(...moved)).toBeLessThan(1_000);
    expect(Math.max(...moved)).toBeGreaterThan(600);
  });

  it('uses the same cell for 180 degrees east and west', async () => {
    const [west, east] = await cellsOf([
      { latitude: -17, longitude: -180 },
      { latitude: -17, longitude: 180 },
    ]);
    expect(east).toEqual(west);
  });

  it('converts a point like lib/platform/geo, and to null when a coordinate is missing', async () => {
    const [lat, lng] = [31.49808, 74.37163];
    const { rows } = await pool.query<{ axes: number[]; nothing: unknown }>(
      `SELECT ARRAY[g -> 1, g -> 2, g -> 3] AS axes, geo_point($1, NULL) AS nothing FROM geo_point($1::float8, $2::float8) g`,
      [lat, lng],
    );
    toCartesian({ latitude: lat, longitude: lng }).forEach((axis, i) => {
      expect(rows[0]?.axes[i]).toBeCloseTo(axis, 6);
    });
    expect(rows[0]?.nothing).toBeNull();
  });
});

describe('a person’s cell', () => {
  const HOME = { latitude: 31.4985, longitude: 74.3716 };
  const CELL = snapToCell(HOME);
  /** 20 m beyond the northern border of the cell of HOME, which lies in the next one. */
  const NEXT_DOOR = { latitude: CELL.latitude + 0.0045 + 0.00018, longitude: CELL.longitude };
  const CLEARLY_OUT = { latitude: CELL.latitude + 0.0045 + 0.00225, longitude: CELL.longitude };

  interface CellRow {
    latitude: number | null;
    longitude: number | null;
    /** Metres between cell_g3 and the point of the two other columns. */
    apart: number | null;
  }

  async function cellAfter(sql: string, values: unknown[]): Promise<CellRow | undefined> {
    const { rows } = await pool.query<CellRow>(
      `${sql} RETURNING cell_latitude AS latitude, cell_longitude AS longitude,
         cell_g3 <-> geo_point(cell_latitude, cell_longitude) AS apart`,
      values,
    );
    return rows[0];
  }

  async function personAt({ latitude, longitude }: GeoPoint): Promise<number> {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO users (email, latitude, longitude) VALUES (gen_random_uuid() || '@example.test', $1, $2) RETURNING id",
      [latitude, longitude],
    );
    return rows[0]?.id ?? 0;
  }

  const move = (id: number, point: { latitude: number | null; longitude: number | null }) =>
    cellAfter('UPDATE users SET latitude = $2, longitude = $3 WHERE id = $1', [
      id,
      point.latitude,
      point.longitude,
    ]);

  function expectCell(row: CellRow | undefined, cell: GeoPoint): void {
    expect(row?.latitude).toBeCloseTo(cell.latitude, 9);
    expect(row?.longitude).toBeCloseTo(cell.longitude, 9);
    expect(row?.apart).toBe(0);
  }

  it('starts as the point’s cell, stays for a step over its border, and changes clearly outside', async () => {
    expect(snapToCell(NEXT_DOOR)).not.toEqual(CELL);
    const id = await personAt(HOME);
    expectCell(await move(id, HOME), CELL);
    expectCell(await move(id, NEXT_DOOR), CELL);
    expectCell(await move(id, CLEARLY_OUT), snapToCell(CLEARLY_OUT));
    // Back over the border, the new cell remains as well.
    const justBack = { ...HOME, latitude: CELL.latitude + 0.0044 };
    expectCell(await move(id, justBack), snapToCell(CLEARLY_OUT));
  });

  it('changes as in lib/platform/geo, for moves between any points on earth', async () => {
    const id = await personAt(HOME);
    let kept: GeoPoint = CELL;
    let stayed = 0;
    for (const point of POINTS.filter((_, i) => i % 10 === 0)) {
      // From each place three steps of less and less than a cell, the last often within the margin.
      for (const step of [0, 0.0061, 0.0049]) {
        const next = { ...point, latitude: Math.min(90, point.latitude + step) };
        const cell = keepCell(kept, next);
        if (cell === kept) stayed += 1;
        const row = await move(id, next);
        expectCell(row, cell);
        kept = { latitude: row?.latitude ?? 0, longitude: row?.longitude ?? 0 };
      }
    }
    expect(stayed).toBeGreaterThan(100);
  }, 60_000);

  it('depends only on the previous cell and the new point, not on the path', async () => {
    const ways = [[HOME], [HOME, NEXT_DOOR], [HOME, { ...CELL, latitude: CELL.latitude - 0.0055 }]];
    const point = { latitude: CELL.latitude + 0.0057, longitude: CELL.longitude + 0.002 };
    const ends = [];
    for (const way of ways) {
      const id = await personAt(CELL);
      for (const place of way) expectCell(await move(id, place), CELL);
      ends.push(await move(id, point));
    }
    expect(ends).toEqual([ends[0], ends[0], ends[0]]);
  });

  it('is removed with the location, and computed afresh for the next one', async () => {
    const id = await personAt(HOME);
    expect(await move(id, { latitude: null, longitude: null })).toEqual({
      latitude: null,
      longitude: null,
      apart: null,
    });
    expectCell(await move(id, NEXT_DOOR), snapToCell(NEXT_DOOR));
  });

  it('cannot be written by a statement, whether with the point, alone or on conflict', async () => {
    const id = await personAt(HOME);
    const zero = 'cell_latitude = 0, cell_longitude = 0, cell_g3 = geo_point(0, 0)';
    expectCell(await cellAfter(`UPDATE users SET ${zero} WHERE id = $1`, [id]), CELL);
    expectCell(
      await cellAfter(`UPDATE users SET latitude = $2, ${zero} WHERE id = $1`, [
        id,
        NEXT_DOOR.latitude,
      ]),
      CELL,
    );
    expectCell(
      await cellAfter(
        `INSERT INTO users (id, email, latitude, longitude, cell_latitude)
         VALUES ($1, gen_random_uuid() || '@example.test', 0, 0, 7)
         ON CONFLICT (id) DO UPDATE SET latitude = $2, cell_latitude = excluded.cell_latitude`,
        [id, CLEARLY_OUT.latitude],
      ),
      snapToCell({ latitude: CLEARLY_OUT.latitude, longitude: HOME.longitude }),
    );
    expectCell(
      await cellAfter(
        `INSERT INTO users (email, latitude, longitude, cell_latitude, cell_longitude, cell_g3)
         VALUES (gen_random_uuid() || '@example.test', $1, $2, 0, 0, geo_point(0, 0))`,
        [HOME.latitude, HOME.longitude],
      ),
      CELL,
    );
  });
});

describe('the nearest people', () => {
  it('come from the index in order of distance, even with filters', async () => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (COSTS off) SELECT id FROM users
       WHERE discoverable AND cell_g3 <@ cube_enlarge(geo_point(31, 74), 10000, 3) AND tags @> '{10}'
       ORDER BY cell_g3 <-> geo_point(31, 74) LIMIT 10`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      /Index Scan using users_cell_tags_idx[\s\S]*Index Cond: .*tags[\s\S]*Order By: \(cell_g3 <->/,
    );
  });
});

describe('a person’s search area', () => {
  it('is inlined in the query, without a function call per row', async () => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      "EXPLAIN SELECT FROM users WHERE discoverable AND geo_area(cell_g3) && '{1}' AND search LIKE '%goa%'",
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('cube_ll_coord');
    expect(plan).not.toContain('geo_area');
  });

  it('matches nothing for a person without a location', async () => {
    const { rows } = await pool.query("SELECT geo_area(NULL) && '{1}' AS found");
    expect(rows).toEqual([{ found: false }]);
  });
});

describe('search text', () => {
  it('folds case and accents and leaves other scripts unchanged', async () => {
    const { rows } = await pool.query("SELECT search_text('Ünal ÇELİK Zoë علی') AS text");
    expect(rows[0].text).toBe('unal celik zoe علی');
  });
});

describe('the search areas of text search', () => {
  it('include everybody within the radius, even at the poles and the date line', async () => {
    const centres = [...SPREAD.filter((_, i) => i % 100 === 0), ...EDGES];
    const { rows } = await pool.query<{ near: number; missed: number; found: number }>(
      `WITH p AS MATERIALIZED (SELECT geo_cell(lat, lng) AS g3 FROM unnest($1::float8[], $2::float8[]) AS p(lat, lng)),
         a AS MATERIALIZED (SELECT g3, geo_area(g3) AS area FROM p),
         c AS MATERIALIZED (SELECT g3, chord, geo_areas_around(g3, chord) AS areas
           FROM (SELECT geo_cell(lat, lng) AS g3 FROM unnest($3::float8[], $4::float8[]) AS c(lat, lng)) c
           CROSS JOIN unnest(ARRAY[1000, 100000]::float8[]) AS chord),
         pairs AS (SELECT a.g3 <-> c.g3 <= c.chord AS near, a.area && c.areas AS found FROM a, c)
       SELECT count(*) FILTER (WHERE near)::int AS near, count(*) FILTER (WHERE near AND NOT found)::int AS missed,
         count(*) FILTER (WHERE found AND NOT near)::int AS found FROM pairs`,
      [
        POINTS.map((point) => point.latitude),
        POINTS.map((point) => point.longitude),
        centres.map((point) => point.latitude),
        centres.map((point) => point.longitude),
      ],
    );
    const [counted] = rows;
    expect(counted?.missed).toBe(0);
    expect(counted?.near).toBeGreaterThan(200);
    // They cover a small part of the earth: otherwise the index would be useless.
    expect(counted?.found).toBeLessThan((POINTS.length * centres.length * 2) / 100);
  });
});
