import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../scripts/migrate.mjs';
import { startPostgres } from './postgres.mjs';
import { fillForeignDatabase, fillOwnDatabase } from './sample-data.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

// A seed that adds one sport named after SEED, and fails halfway if FAIL=1.
const SEED = `
import { createRequire } from 'node:module';
const { Client } = createRequire(process.cwd() + '/package.json')('pg');
const client = new Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
await client.query("INSERT INTO sports (name, icon) VALUES ($1, '⚽') ON CONFLICT DO NOTHING", [process.env.SEED]);
await client.end();
if (process.env.FAIL === '1') { console.error('half of it'); process.exit(1); }
`;

let root: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  root = await temporaryFolder();
  // The stub finds the packages from its working directory, which is the project.
  writeFileSync(
    join(root, 'seed.mjs'),
    SEED.replace('process.cwd()', JSON.stringify(process.cwd())),
  );
  postgres = await startPostgres({ dataDir: root, fsync: false });
  await migrate(postgres.url);
}, 120_000);

afterAll(async () => {
  await postgres.stop();
  await removeFolder(root);
});

const fill = (extra: Record<string, string>) =>
  fillOwnDatabase({
    root,
    bundles: root,
    dataDir: root,
    env: { DATABASE_URL: postgres.url, ...extra },
    signal: undefined,
  });

async function sports(): Promise<string[]> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('SELECT name FROM sports ORDER BY name');
  await client.end();
  return rows.map(({ name }) => name);
}

it('starts over after an interrupted first start, and then changes nothing', async () => {
  await expect(fill({ SEED: 'empty', FAIL: '1' })).rejects.toThrow(/The seed failed:\nhalf of it/);
  expect(await sports()).toEqual(['empty']);

  expect(await fill({ SEED: 'sample' })).toBe('sample Lahore added');
  expect(await sports()).toEqual(['sample']);
  expect(existsSync(join(root, 'seeding'))).toBe(false);

  expect(await fill({ SEED: 'empty' })).toBe('kept as it is');
  expect(await fill({ SEED_CITY: 'city:1' })).toBe(
    'kept as it is; the sample of a city needs an empty DATA_DIR',
  );
  expect(await sports()).toEqual(['sample']);
});

it('adds only sports to an external database, whatever SEED says', async () => {
  const env = { DATABASE_URL: postgres.url, SEED: 'sample' };
  expect(await fillForeignDatabase({ root, bundles: root, env, signal: undefined })).toBe(
    'sports only',
  );
  expect(await sports()).toEqual(['empty', 'sample']);
});
