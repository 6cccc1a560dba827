// Runs alone: it loads the places again.
import { afterEach, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { migrate } from './migrate.mjs';

const url = process.env.DATABASE_URL ?? '';

/** The number of places, and the transactions that wrote them. */
async function readPlaces(): Promise<{ count: number; writers: string[] }> {
  const { rows } = await pool.query(
    'SELECT count(*)::int AS count, array_agg(DISTINCT xmin::text) AS writers FROM places',
  );
  return rows[0];
}

const readIndexes = async () =>
  (await pool.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'places' ORDER BY 1")).rows;

const pretendOlderData = () =>
  pool.query(`UPDATE app_states SET value = '{"version": "older"}' WHERE key = 'places'`);

afterEach(async () => {
  await migrate(url);
});

it('leaves the places alone while their data is the same', async () => {
  const before = await readPlaces();
  expect(before.count).toBeGreaterThan(25_000);
  await migrate(url);
  expect(await readPlaces()).toEqual(before);
});

it('replaces all of them when the data has changed, once for two at the same time', async () => {
  const before = await readPlaces();
  const indexes = await readIndexes();
  await pool.query(`UPDATE places SET city = 'Elsewhere' WHERE id = 'city:1172451'`);
  await pool.query(`DELETE FROM places WHERE area IS NOT NULL`);
  await pretendOlderData();
  await Promise.all([migrate(url), migrate(url)]);
  const after = await readPlaces();
  expect(after.count).toBe(before.count);
  expect(after.writers).toHaveLength(1);
  expect(indexes.length).toBeGreaterThan(5);
  expect(await readIndexes()).toEqual(indexes);
  const { rows } = await pool.query(`SELECT city FROM places WHERE id = 'city:1172451'`);
  expect(rows).toEqual([{ city: 'Lahore' }]);
});

it('keeps the old places when the new ones cannot be stored', async () => {
  const before = await readPlaces();
  await pretendOlderData();
  await pool.query('ALTER TABLE places ADD CONSTRAINT refuses CHECK (false) NOT VALID');
  try {
    await expect(migrate(url)).rejects.toThrow(/^The places could not be loaded: /);
    expect(await readPlaces()).toEqual(before);
  } finally {
    await pool.query('ALTER TABLE places DROP CONSTRAINT refuses');
  }
});
