import pg from 'pg';
import { PlainError } from '../plain-error.mjs';

const VERSION_UNIT = 10_000;

/**
 * Calls `work` with a client inside a read-only transaction that sees one state of the database.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inSnapshot(url, work) {
  const client = new pg.Client({ connectionString: url });
  // Between two statements a lost connection is only an event; the next statement fails.
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw new PlainError(
      `The database cannot be reached (${error.message || error.code}). Is Maidan still starting?`,
    );
  });
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The number of rows of each table. Unlogged tables are left out: they say who is online and who has asked how often, and are empty
 * after a crash or a restore.
 * @returns {Promise<Record<string, number>>}
 */
export async function countRows(client) {
  const { rows: tables } = await client.query(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
     ORDER BY c.relname`,
  );
  const counts = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*) AS count FROM public.${client.escapeIdentifier(name)}`,
    );
    counts[name] = Number(rows[0].count);
  }
  return counts;
}

/** The keys of the pictures that are stored on this machine's disk. */
export async function localPictures(client) {
  const { rows } = await client.query(
    "SELECT key FROM uploads WHERE provider = 'local' ORDER BY key",
  );
  return rows.map(({ key }) => key);
}

/** Those of `keys` that are in the database. */
export async function stillThere(url, keys) {
  if (keys.length === 0) return [];
  return inSnapshot(url, async (client) => {
    const found = await client.query('SELECT key FROM uploads WHERE key = ANY ($1) ORDER BY key', [
      keys,
    ]);
    return found.rows.map(({ key }) => key);
  });
}

/** The name of the last migration. @throws PlainError if there are no tables */
export async function lastMigration(client) {
  const { rows } = await client.query("SELECT to_regclass('public._prisma_migrations') AS found");
  if (!rows[0].found)
    throw new PlainError('This database has no Maidan tables yet. Run npm start once.');
  const last = await client.query(
    'SELECT max(migration_name) AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return last.rows[0].name;
}

export async function serverVersion(client) {
  const { rows } = await client.query('SHOW server_version_num');
  const number = Number(rows[0].server_version_num);
  return `${Math.floor(number / VERSION_UNIT)}.${number % VERSION_UNIT}`;
}

/** By the clock of the server, which dates what is committed. */
export async function serverTime(client) {
  const { rows } = await client.query('SELECT clock_timestamp() AS time');
  return rows[0].time.toISOString();
}

export const majorOf = (version) => Number.parseInt(version, 10);

/** A table, view or sequence of the public schema that belongs to no extension; undefined if there is none. */
export async function anyTable(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend d
         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     LIMIT 1`,
  );
  return rows[0]?.name;
}
