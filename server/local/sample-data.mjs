import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../scripts/migrate.mjs';
import { runCommand } from './guarded.mjs';
import { recreateDatabase } from './postgres.mjs';

/**
 * `env.DATABASE_URL` is the owner's, because the bulk insert disables counting triggers; `bundles` is the folder of the seed.
 * Fills a new embedded database (`env.SEED`: sample or empty), once. Returns a description of what it did. After an interrupted
 * first start it begins again: that database is unused, because the web server starts later.
 */
export async function fillOwnDatabase({
  root,
  bundles,
  env,
  appUrl = env.DATABASE_URL,
  city = 'Lahore',
  dataDir,
  signal,
}) {
  const url = env.DATABASE_URL;
  const unfinished = join(dataDir, 'seeding');
  if (existsSync(unfinished)) {
    await recreateDatabase(url);
    await migrate(url, { appUrl });
  } else if (await hasContent(url)) {
    return env.SEED_CITY
      ? 'kept as it is; the sample of a city needs an empty DATA_DIR'
      : 'kept as it is';
  }
  writeFileSync(unfinished, '');
  const done = await runSeed({ root, bundles, env, signal });
  rmSync(unfinished);
  if (!done) return 'none in this version';
  return env.SEED === 'sample' ? `sample ${city} added` : 'sports added';
}

/** An external database gets only the list of sports; a repeated run changes nothing. */
export async function fillForeignDatabase({ root, bundles, env, signal }) {
  const done = await runSeed({ root, bundles, env: { ...env, SEED: 'empty' }, signal });
  return done ? 'sports only' : 'none in this version';
}

async function runSeed({ root, bundles, env, signal }) {
  const bundle = join(bundles, 'seed.mjs');
  if (!existsSync(bundle)) return false;
  await runCommand('The seed', process.execPath, [bundle], { cwd: root, env, signal });
  return true;
}

async function hasContent(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM sports) AS filled',
    );
    return rows[0].filled;
  } finally {
    await client.end();
  }
}
