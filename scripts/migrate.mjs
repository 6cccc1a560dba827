#!/usr/bin/env node
// Applies prisma/migrations without Prisma's engine, which a fresh machine may not be able to download, and fills the places.
// Maintains Prisma's own table (_prisma_migrations, same checksums, same lock), so `prisma migrate` works on the same database.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readDatabaseUrl } from '../server/local/environment.mjs';
import { ERROR, INFO, sayOrLog, WARN } from '../server/local/log-line.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { grantToApp, hasSeparateRole } from './app-role.mjs';
import { loadPlaces } from './load-places.mjs';

const FOLDER = fileURLToPath(new URL('../prisma/migrations', import.meta.url));
const PRISMA_LOCK = 72707369;
// Marks failures of this runner: it applies each file in one transaction, so a failed migration changed nothing and may be
// retried. Failures of other tools need a person.
const OURS = 'Rolled back by scripts/migrate.mjs: ';

/** One migration has replaced all those up to `last`; `commit` still has them. */
export const REPLACED = {
  by: '20261128070111_before_first_release',
  last: '20261128070110_gender_waits_valid',
  commit: 'af0f0078',
};

const BOOK_LOCK_POLL_MS = 200;
// A statement that waits for a table blocks all others behind it, so it gives up soon and retries.
const TABLE_LOCK_WAIT_MS = 3_000;
const TABLE_LOCK_TRIES = 20;
const TABLE_LOCK_PAUSE_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';

// Postgres builds such an index outside of a transaction only. scripts/check-migrations.mjs ensures that it is alone in its
// file.
const CONCURRENT_INDEX =
  /^(?:\s|--[^\n]*\n)*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/i;

export const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings the database at `url` up to date, with the places that this version knows. Concurrent calls wait for each other. If
 * `appUrl` has another role, that role is then granted its rights.
 * @returns the names of the applied migrations, and warnings
 * @throws PlainError naming the failed migration; those before it stay applied
 */
export async function migrate(url, { folder = FOLDER, appUrl = url } = {}) {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error) => {
    throw new PlainError(`The database cannot be reached: ${error.message || error.code}`);
  });
  try {
    await lockBook(client);
    await client.query(`SET client_min_messages = warning; ${MIGRATIONS_TABLE}`);
    const files = readMigrations(folder);
    const book = await readBook(client);
    await skipReplacement(client, files, book.done);
    const due = files.filter(({ name }) => !book.done.has(name));
    for (const migration of due) await applyOrSay(client, migration);
    await loadPlaces(client);
    if (hasSeparateRole(url, appUrl)) await grantToApp(url, appUrl);
    return { applied: due.map(({ name }) => name), warnings: oddities(files, book.done) };
  } finally {
    await client.end();
  }
}

function readMigrations(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, 'migration.sql'));
      return {
        name,
        sql: bytes.toString('utf8'),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      };
    });
}

async function readBook(client) {
  const { rows } = await client.query(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name',
  );
  const open = rows.find((row) => !row.finished_at && !row.logs?.startsWith(OURS));
  if (open) {
    throw new PlainError(
      `Migration ${open.migration_name} was begun by another tool and not finished. Look at the database, then: npm run prisma -- migrate resolve --rolled-back ${open.migration_name}`,
    );
  }
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
  const finished = rows.filter((row) => row.finished_at);
  return { done: new Map(finished.map((row) => [row.migration_name, row.checksum])) };
}

/** A database with all that was replaced needs no replacement; one with a part of it cannot get the rest from here. */
async function skipReplacement(client, files, done) {
  const replacement = files.find(({ name }) => name === REPLACED.by);
  const applied = [...done.keys()].filter((name) => name < REPLACED.by);
  if (!replacement || done.has(REPLACED.by) || applied.length === 0) return;
  if (!done.has(REPLACED.last)) {
    throw new PlainError(
      `This database was last used by an older Maidan (migration ${applied.at(-1)}), which this version cannot upgrade. Nothing was changed. Start Maidan as of commit ${REPLACED.commit} with it once, then this version.`,
    );
  }
  await client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, $2, $3, clock_timestamp())',
    [randomUUID(), replacement.checksum, REPLACED.by],
  );
  done.set(REPLACED.by, replacement.checksum);
}

// Does not wait inside a statement: a concurrent index waits for all running statements, and so for that one.
async function lockBook(client) {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${PRISMA_LOCK}) AS taken`);
    if (rows[0].taken) return;
    await sleep(BOOK_LOCK_POLL_MS);
  }
}

async function applyOrSay(client, migration) {
  const index = CONCURRENT_INDEX.exec(migration.sql)?.[1];
  try {
    await (index ? buildIndex(client, migration, index) : applyPatiently(client, migration));
  } catch (error) {
    const { name, sql, checksum } = migration;
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)',
      [randomUUID(), checksum, name, OURS + error.message],
    );
    throw new PlainError(
      `Migration ${name} failed: ${error.message}${whereIn(sql, error.position)}`,
    );
  }
}

async function applyPatiently(client, migration) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (error.code !== LOCK_NOT_AVAILABLE || tries === TABLE_LOCK_TRIES) throw error;
      await sleep(TABLE_LOCK_PAUSE_MS);
    }
  }
}

async function apply(client, { name, sql, checksum }) {
  const id = randomUUID();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${TABLE_LOCK_WAIT_MS}`);
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)',
      [id, checksum, name],
    );
    await client.query(sql);
    await client.query(
      'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1',
      [id],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

// An interrupted build leaves an invalid index of the same name.
async function buildIndex(client, { name, sql, checksum }, index) {
  const startedAt = new Date();
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${index}"`);
  await client.query(sql);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt],
  );
}

function whereIn(sql, position) {
  return position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : '';
}

function oddities(files, done) {
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  return [...done].flatMap(([name, checksum]) => {
    if (name < REPLACED.by) return [];
    if (!known.has(name))
      return [`The database knows migration ${name}, this version of Maidan does not.`];
    return known.get(name) === checksum
      ? []
      : [`Migration ${name} was edited after it was applied.`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { DATABASE_URL, MIGRATE_DATABASE_URL } = process.env;
    if (!DATABASE_URL) {
      throw new PlainError('Set DATABASE_URL. (npm start migrates its own database by itself.)');
    }
    const appUrl = readDatabaseUrl('DATABASE_URL', DATABASE_URL);
    const ownerUrl = readDatabaseUrl('MIGRATE_DATABASE_URL', MIGRATE_DATABASE_URL || appUrl);
    const { applied, warnings } = await migrate(ownerUrl, { appUrl });
    for (const warning of warnings) sayOrLog(WARN, warning);
    sayOrLog(INFO, applied.length ? `Applied: ${applied.join(', ')}` : 'Nothing to apply.');
  } catch (error) {
    if (error instanceof PlainError) sayOrLog(ERROR, error.message);
    else sayOrLog(ERROR, 'the migrations failed', error);
    process.exitCode = 1;
  }
}
