import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUser } from '@/tests/factories/users';
import { removeFolder, temporaryFolder } from '../testing/instance';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { PATH } = process.env;
const url = process.env.DATABASE_URL ?? '';
let folder: string;
let programs: string;

// Stand-ins for the client programs of Postgres, which not every machine has.
beforeEach(async () => {
  folder = await temporaryFolder();
  programs = join(folder, 'programs');
  mkdirSync(programs);
  mkdirSync(join(folder, 'data'));
  process.env.PATH = programs;
});

afterEach(async () => {
  process.env.PATH = PATH;
  await removeFolder(folder);
});

function install(name: string, version: string, body: string): void {
  const script = `#!/bin/sh
PATH=${PATH}
if [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}"; exit; fi
cd ${folder}
${body}
`;
  writeFileSync(join(programs, name), script);
  chmodSync(join(programs, name), 0o755);
}

const backUp = (from = url) =>
  makeBackup({
    root: ROOT,
    dir: join(folder, 'backups'),
    url: from,
    isEmbedded: false,
    dataDir: join(folder, 'data'),
    uploadDir: join(folder, 'uploads'),
  });

const restore = (backup: string, to?: string) =>
  restoreBackup({
    root: ROOT,
    folder: backup,
    dataDir: join(folder, 'restored'),
    uploadDir: join(folder, 'restored/uploads'),
    url: to,
  });

/** Calls `work` with a new empty database beside the one of the test. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const empty = new URL(url);
  empty.pathname = `${empty.pathname}_empty`;
  const name = empty.pathname.slice(1);
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    await work(empty.href);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

it('needs a pg_dump that is not older than the server, and says what to install', async () => {
  await expect(backUp()).rejects.toThrow(
    /^pg_dump 18 or newer is needed on PATH, and there is none: install .+ \(.+ postgresql-client-18\)\.$/,
  );
  install('pg_dump', '15.13 (Debian 15.13-0+deb12u1)', 'exit 0');
  await expect(backUp()).rejects.toThrow(/^pg_dump 18 .+, but it is version 15: install /);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

it('dumps the state that it counts, without the password in the arguments', async () => {
  await createUser();
  install('pg_dump', '18.1', 'echo "$@" > arguments; echo "$PGPASSWORD" > password; echo dump');
  const { folder: backup, manifest } = await backUp(`${url}?schema=public&sslmode=disable`);
  const given = readFileSync(join(folder, 'arguments'), 'utf8');
  const { password, username, host, pathname } = new URL(url);
  expect(given).toMatch(/--format=custom .*--snapshot=[0-9A-F-]+ /);
  expect(given).toContain(`--dbname=postgresql://${username}@${host}${pathname}?sslmode=disable`);
  expect(given).not.toContain(password);
  expect(readFileSync(join(folder, 'password'), 'utf8').trim()).toBe(password);
  expect(readFileSync(join(backup, 'database.dump'), 'utf8')).toBe('dump\n');
  expect(manifest).toMatchObject({
    database: { kind: 'dump', postgres: expect.stringMatching(/^18\./) },
    rows: { users: [1, 1] },
  });
  expect(manifest.rows).not.toHaveProperty('presences');
});

it('leaves nothing when pg_dump fails in the middle', async () => {
  install('pg_dump', '18.1', 'echo half; echo "connection lost" >&2; exit 1');
  await expect(backUp()).rejects.toThrow('pg_dump failed: connection lost');
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
});

it('is restored by pg_restore into an empty database only, and says what differs', async () => {
  install('pg_dump', '18.1', 'echo dump');
  const { folder: backup } = await backUp();
  await expect(restore(backup)).rejects.toThrow(/set DATABASE_URL to an empty database\.$/);
  await expect(restore(backup, url)).rejects.toThrow(/is not empty \(it has \w+\), and a restore/);
  await withEmptyDatabase(async (empty) => {
    await expect(restore(backup, empty)).rejects.toThrow(/^pg_restore 18 or newer is needed/);
    install('pg_restore', '18.1', 'cat > fed; echo "out of space" >&2; exit 1');
    await expect(restore(backup, empty)).rejects.toThrow('pg_restore failed: out of space');
    expect(readdirSync(join(folder, 'restored'))).toEqual([]);
    expect(readFileSync(join(folder, 'fed'), 'utf8')).toBe('dump\n');
  });
});
