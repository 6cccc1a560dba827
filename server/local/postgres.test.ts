import { chmodSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberedUrl, startPostgres } from './postgres.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

let folder: string;
let dataDir: string;

// A folder that only its owner can enter, as under /root: the account lent to Postgres cannot.
beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'private', 'data');
  mkdirSync(join(folder, 'private'), { mode: 0o700 });
});
afterEach(() => removeFolder(folder));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('keeps its data after a stop, a stale pid file and a second start on the same port', async () => {
  // Made by hand, with the usual rights.
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const first = await startPostgres({ dataDir, fsync: false });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await first.stop();
  await expect(ask(first.url, 'SELECT 1')).rejects.toThrow();

  // A crash leaves the file, and after a reboot another program may have its id: here this test.
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const second = await startPostgres({ dataDir, fsync: false });
  expect(second.url).toBe(first.url);
  expect(rememberedUrl(dataDir)).toBe(first.url);
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await second.stop();
}, 120_000);

it('is UTF-8, durable by default, and refuses a login without the password', async () => {
  const { url, stop } = await startPostgres({ dataDir });
  const settings =
    "SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync";
  expect(await ask(url, settings)).toEqual([{ encoding: 'UTF8', fsync: 'on' }]);
  const withoutPassword = new URL(url);
  withoutPassword.password = 'guess';
  await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password/);
  await stop();
}, 120_000);

it('discards a database whose creation was interrupted', async () => {
  mkdirSync(join(dataDir, 'postgres/data.tmp-1/base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/data.tmp-1/PG_VERSION'), '18\n');
  const { url, stop } = await startPostgres({ dataDir, fsync: false });
  expect(existsSync(join(dataDir, 'postgres/data.tmp-1'))).toBe(false);
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await stop();
}, 120_000);

it.runIf(process.getuid?.() === 0)(
  'accepts a backup restored by root',
  async () => {
    const first = await startPostgres({ dataDir, fsync: false });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    const restored = join(folder, 'restored');
    cpSync(dataDir, restored, { recursive: true });
    const second = await startPostgres({ dataDir: restored, fsync: false });
    expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    await second.stop();
  },
  120_000,
);

it('refuses the data of another Postgres version with a message', async () => {
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '15\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow(/was made by Postgres 15/);
});
