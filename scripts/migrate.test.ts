import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { removeFolder, temporaryFolder, until } from '../server/local/testing/instance';
import { migrate } from './migrate.mjs';

let folder: string;
const url = process.env.DATABASE_URL ?? '';

// Names that sort after the product's own migrations, which this test's database already has.
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await removeFolder(folder);
  await pool.query("DELETE FROM _prisma_migrations WHERE migration_name LIKE '9%'");
  await pool.query('DROP TABLE IF EXISTS from_test');
});

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

const rowsOf = async (name: string) =>
  (
    await pool.query(
      'SELECT finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS undone, logs FROM _prisma_migrations WHERE migration_name = $1 ORDER BY started_at',
      [name],
    )
  ).rows;

it('applies new migrations once, in the order of their names', async () => {
  write('9002_second', 'ALTER TABLE from_test ADD COLUMN b integer;');
  write('9001_first', 'CREATE TABLE from_test (a integer);');
  expect((await migrate(url, { folder })).applied).toEqual(['9001_first', '9002_second']);
  expect((await migrate(url, { folder })).applied).toEqual([]);
});

it('applies each migration once when two processes start together', async () => {
  write('9001_once', 'CREATE TABLE from_test (a integer);');
  const both = await Promise.all([migrate(url, { folder }), migrate(url, { folder })]);
  expect(both.flatMap(({ applied }) => applied)).toEqual(['9001_once']);
});

it('rolls back a failing migration, names it and its line, and applies it once it is fixed', async () => {
  write('9001_broken', 'CREATE TABLE from_test (a integer);\nSELECT nonsense;');
  const failing = migrate(url, { folder });
  await expect(failing).rejects.toThrow(
    /^Migration 9001_broken failed: column "nonsense".*\(line 2\)$/,
  );
  expect((await pool.query("SELECT to_regclass('from_test') AS found")).rows[0].found).toBeNull();

  write('9001_broken', 'CREATE TABLE from_test (a integer);');
  expect((await migrate(url, { folder })).applied).toEqual(['9001_broken']);
  expect(await rowsOf('9001_broken')).toMatchObject([
    { finished: false, undone: true, logs: expect.stringContaining('nonsense') },
    { finished: true, undone: false },
  ]);
});

it('refuses to continue a migration that another tool left unfinished', async () => {
  await pool.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '9001_theirs')",
  );
  write('9001_theirs', 'CREATE TABLE from_test (a integer);');
  await expect(migrate(url, { folder })).rejects.toThrow(/9001_theirs was begun by another tool/);
});

it('warns about an edited file without applying it again', async () => {
  write('9001_edited', 'CREATE TABLE from_test (a integer);');
  await migrate(url, { folder });
  write('9001_edited', 'CREATE TABLE from_test (b integer);');
  const { applied, warnings } = await migrate(url, { folder });
  expect(applied).toEqual([]);
  expect(warnings).toContain('Migration 9001_edited was edited after it was applied.');
});

it('builds an index beside writes, outside of a transaction, and again after a failure', async () => {
  write('9001_table', 'CREATE TABLE from_test (a integer); INSERT INTO from_test VALUES (1), (1);');
  write(
    '9002_index',
    '-- For lists.\nCREATE UNIQUE INDEX CONCURRENTLY "from_test_a" ON from_test (a);',
  );
  await expect(migrate(url, { folder })).rejects.toThrow(/^Migration 9002_index failed: could not/);
  // Postgres keeps the unfinished index.
  const isValid = async () =>
    (
      await pool.query(
        "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('from_test_a')",
      )
    ).rows;
  expect(await isValid()).toEqual([{ valid: false }]);

  await pool.query('DELETE FROM from_test');
  expect((await migrate(url, { folder })).applied).toEqual(['9002_index']);
  expect(await isValid()).toEqual([{ valid: true }]);
  expect(await rowsOf('9002_index')).toMatchObject([
    { finished: false, undone: true },
    { finished: true, undone: false },
  ]);
});

it('builds an index while another process waits for its turn', async () => {
  write('9001_table', 'CREATE TABLE from_test (a integer);');
  write('9002_index', 'CREATE INDEX CONCURRENTLY from_test_a ON from_test (a);');
  const both = await Promise.all([migrate(url, { folder }), migrate(url, { folder })]);
  expect(both.flatMap(({ applied }) => applied)).toEqual(['9001_table', '9002_index']);
});

it('does not keep others waiting behind a table that is in use, and goes on when it is free', async () => {
  await pool.query('CREATE TABLE from_test (a integer)');
  write('9001_column', 'ALTER TABLE from_test ADD COLUMN b integer;');
  const viewer = await pool.connect();
  try {
    await viewer.query('BEGIN; SELECT FROM from_test');
    const migrating = migrate(url, { folder });
    // The reading transaction is always open, so the first try has to give up before others can write.
    await until(
      async () => (await waitingForLock()) > 0,
      () => 'it did not wait',
    );
    await pool.query('INSERT INTO from_test VALUES (1)');
    await viewer.query('COMMIT');
    expect((await migrating).applied).toEqual(['9001_column']);
  } finally {
    viewer.release();
  }
}, 60_000);

const waitingForLock = async (): Promise<number> =>
  Number(
    (
      await pool.query(
        "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = to_regclass('from_test')",
      )
    ).rows[0].count,
  );

it('reports an unreachable database in one line', async () => {
  await expect(migrate('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^The database cannot be reached: [^\n]+$/,
  );
});
