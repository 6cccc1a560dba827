import { Client, type ClientBase } from 'pg';
import { SPORTS } from '@/lib/sports/constants';
import { insertRows } from '../rows/insert-rows';
import { insertSports } from '../rows/sports';
import { buildWorld } from './build-world';
import { createClock } from './clock';
import { readPlace } from './elsewhere/read-place';
import { insertWorld } from './insert-world';
import { buildPictures, storePictures, uploadRows, venueImageRows } from './pictures';
import { LAHORE } from './place';

/** Sets every sequence after the largest id: explicit ids do not advance it, and rollbacks leave gaps. */
async function advanceSequences(client: ClientBase): Promise<void> {
  // A sequence belongs to its column: 'a' for serial, 'i' for identity.
  const { rows } = await client.query<{ table: string; sequence: string }>(`
    SELECT d.refobjid::regclass::text AS "table", s.oid::regclass::text AS "sequence"
    FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid AND a.attname = 'id'
    WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace
      -- The first thousand ids are the product's own, used or not; sports added by admins come after.
      AND d.refobjid <> 'sports'::regclass`);
  for (const { table, sequence } of rows) {
    // regclass has quoted the name already if necessary.
    await client.query(
      `SELECT setval($1::regclass, coalesce((SELECT max(id) FROM ${table}), 1), EXISTS (SELECT 1 FROM ${table}))`,
      [sequence],
    );
  }
}

export interface SeedOptions {
  databaseUrl: string;
  /** `empty`: only the sports. `sample`: a believable city. */
  mode: 'sample' | 'empty';
  /** The city of the sample, by its id in the gazetteer; Lahore without. */
  city?: string | undefined;
  localMode: boolean;
  /** The folder of the local store, for the pictures of the venues; null draws none. */
  uploadDir: string | null;
  /** The reference for 'tonight' and 'last week'. */
  now: Date;
}

export interface SeedSummary {
  /** False when there were people already. */
  added: boolean;
  counts: Record<string, number>;
}

// Any number that no other advisory lock of the product uses.
const SEED_LOCK = 50_519;

/**
 * Fills a migrated database in one transaction: a killed run leaves nothing, two at once wait for each other, a second run
 * changes nothing. The list of sports is brought up to date every time.
 * @throws Error for the sample outside local mode: its people can be signed in as with one click
 */
export async function seedDatabase(options: SeedOptions): Promise<SeedSummary> {
  if (options.mode === 'sample' && !options.localMode) {
    throw new Error('The sample people exist in local mode only. Use SEED=empty here.');
  }
  const client = new Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    await insertSports(client);
    const counts = options.mode === 'sample' ? await addSample(client, options) : null;
    await advanceSequences(client);
    await client.query('COMMIT');
    // A fresh table without statistics is planned as if it were empty.
    if (counts) await client.query('ANALYZE');
    return { added: counts !== null, counts: { sports: SPORTS.length, ...counts } };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.end();
  }
}

async function addSample(
  client: Client,
  { now, uploadDir, city }: SeedOptions,
): Promise<Record<string, number> | null> {
  const { rows } = await client.query<{ inhabited: boolean }>(
    'SELECT EXISTS (SELECT FROM users) AS inhabited',
  );
  if (rows[0]?.inhabited) return null;
  // A rolled-back run has used numbers, but every first start must produce the same ids.
  await advanceSequences(client);
  const world = buildWorld(city ? await readPlace(client, city) : LAHORE);
  const clock = createClock(now, world.place.timeZone);
  // Drawn on other threads while the rows are written.
  const drawing = uploadDir ? storePictures(buildPictures(world.venues), uploadDir) : null;
  // Awaited only once the rows are in: a rollback in the middle would let the rest be written outside.
  drawing?.catch(() => undefined);
  const counts = await insertWorld(client, world, clock);
  const pictures = (await drawing) ?? [];
  await insertRows(client, 'uploads', uploadRows(pictures, clock));
  await insertRows(client, 'venueImages', venueImageRows(pictures, clock));
  return { ...counts, pictures: pictures.length };
}
