import { chmodSync, cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rememberedUrl, startPostgres } from './postgres.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

let folder: string;
let dataDir: string;
let running: Awaited<ReturnType<typeof startPostgres>>;

// A folder that only its owner can enter, as under /root: the account lent to Postgres cannot. In it, a folder made by hand with
// the usual rights, and what an interrupted creation leaves.
beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'private', 'data');
  mkdirSync(join(folder, 'private'), { mode: 0o700 });
  mkdirSync(join(dataDir, 'postgres/data.tmp-1/base'), { recursive: true });
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, 'postgres/data.tmp-1/PG_VERSION'), '18\n');
  running = await startPostgres({ dataDir });
}, 120_000);
afterAll(async () => {
  await running.stop();
  await removeFolder(folder);
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('closes its folder to others and discards a database whose creation was interrupted', () => {
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(existsSync(join(dataDir, 'postgres/data.tmp-1'))).toBe(false);
});

it('is UTF-8, durable by default, and refuses a login without the password', async () => {
  const { url } = running;
  const settings =
    "SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync";
  expect(await ask(url, settings)).toEqual([{ encoding: 'UTF8', fsync: 'on' }]);
  const withoutPassword = new URL(url);
  withoutPassword.password = 'guess';
  await expect(ask(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password/);
});

it('keeps its data after a stop, a stale pid file and a second start on the same port', async () => {
  const { url } = running;
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await running.stop();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow();

  // A crash leaves the file, and after a reboot another program may have its id: here this test.
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  running = await startPostgres({ dataDir, fsync: false });
  expect(running.url).toBe(url);
  expect(rememberedUrl(dataDir)).toBe(url);
  expect(await ask(url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
}, 120_000);

it.runIf(process.getuid?.() === 0)(
  'accepts a backup restored by root',
  async () => {
    await running.stop();
    const restored = join(folder, 'restored');
    cpSync(dataDir, restored, { recursive: true });
    running = await startPostgres({ dataDir: restored, fsync: false });
    expect(await ask(running.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  },
  120_000,
);

it('refuses the data of another Postgres version with a message', async () => {
  const older = join(folder, 'older');
  mkdirSync(join(older, 'postgres/data'), { recursive: true });
  writeFileSync(join(older, 'postgres/data/PG_VERSION'), '15\n');
  await expect(startPostgres({ dataDir: older })).rejects.toThrow(/was made by Postgres 15/);
});
