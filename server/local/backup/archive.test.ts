import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Encrypter } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from '../../../scripts/migrate.mjs';
import { makeScratchDir } from '../../../scripts/scratch-dir.mjs';
import { startPostgres } from '../postgres.mjs';
import { postgresPid, removeFolder, until } from '../testing/instance';
import { archiveWal } from './archive.mjs';
import { findWay, listPieces, readState, removeUnneeded } from './archive-folder.mjs';
import { removeOld } from './folder.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PASSPHRASE = 'a passphrase of six plain words';
const EVERY_MS = 400;

let folder: string;
let source: string;
let dir: string;
let uploadDir: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let client: Client;
let endArchive: () => Promise<void>;
const printed: string[] = [];

const archive = (passphrase = PASSPHRASE) =>
  archiveWal({
    url: postgres.url,
    dir,
    uploadDir,
    passphrase,
    everyMs: EVERY_MS,
    print: (line: string) => printed.push(line),
  });
const backUp = () =>
  makeBackup({
    root: ROOT,
    dir,
    url: postgres.url,
    isEmbedded: true,
    dataDir: source,
    uploadDir,
    passphrase: PASSPHRASE,
    isArchived: true,
  });
const reached = (): number => readState(dir)?.reachedMs ?? 0;
const words = (ms: number) => new Date(ms).toISOString();

async function reachNow(): Promise<void> {
  const now = Date.now();
  await until(
    () => reached() > now,
    () => `the archive stands still: ${printed.join('\n')}`,
  );
}

beforeAll(async () => {
  // Two dozen passphrases at a second each otherwise; `seal.test.ts` has the real one.
  const { setScryptWorkFactor } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (
    this: Encrypter,
  ) {
    setScryptWorkFactor.call(this, 10);
  });
  folder = makeScratchDir('maidan-archive-');
  [source, dir] = [join(folder, 'source'), join(folder, 'backups')];
  uploadDir = join(source, 'uploads');
  mkdirSync(join(uploadDir, 'avatar'), { recursive: true });
  postgres = await startPostgres({ dataDir: source, fsync: false, onGiveUp: () => undefined });
  await migrate(postgres.url, { appUrl: postgres.appUrl });
  client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  endArchive = archive();
});

afterAll(async () => {
  await client.end().catch(() => undefined);
  await endArchive();
  await postgres.stop();
  await removeFolder(folder);
});

interface Written {
  name: string;
  sentAt: number;
  doneAt: number;
}

/** Writes one row after another until the database is gone; every tenth comes with a picture. */
async function writeUntilGone(written: Written[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    // Not as fast as it can: a few thousand rows are enough.
    await sleep(1);
    const name = `row ${number} ${randomUUID()}`;
    const sentAt = Date.now();
    try {
      if (number % 10 === 0) {
        const key = `avatar/${name.replaceAll(' ', '-')}.webp`;
        writeFileSync(join(uploadDir, key), name);
        await client.query(
          `INSERT INTO uploads (key, purpose, content_type, bytes) VALUES ($1, 'avatar', 'image/webp', 36)`,
          [key],
        );
      }
      await client.query(
        "INSERT INTO audit_logs (action, target_type, target_id) VALUES ('archive:test', 'test', $1)",
        [name],
      );
    } catch {
      return;
    }
    written.push({ name, sentAt, doneAt: Date.now() });
  }
}

async function restoreAt(name: string, atMs?: number) {
  const dataDir = join(folder, name);
  const way = { ...findWay(dir, atMs, words), atMs };
  const uploads = join(dataDir, 'uploads');
  const { differences, pictures } = await restoreBackup({
    root: ROOT,
    folder: way.folder,
    dataDir,
    uploadDir: uploads,
    way,
    passphrase: PASSPHRASE,
    fsync: false,
  });
  const again = await startPostgres({ dataDir, fsync: false });
  const copy = new Client({ connectionString: again.url });
  await copy.connect();
  const { rows } = await copy.query<{ name: string }>(
    "SELECT target_id AS name FROM audit_logs WHERE action = 'archive:test' ORDER BY id",
  );
  await copy.end();
  await again.stop();
  return { names: rows.map((row) => row.name), differences, pictures, uploads };
}

it('continues after a pause, goes with the backups, and begins anew with another passphrase', async () => {
  await reachNow();
  const { archive: name = '' } = readState(dir) ?? {};
  await backUp();
  await endArchive();
  const pieces = () => listPieces(join(dir, 'wal', name));
  const firstUntil = pieces()[0]?.until ?? 0n;
  await client.query("SELECT pg_switch_wal(), pg_logical_emit_message(true, 'test', '')");
  endArchive = archive();
  await reachNow();
  expect(readState(dir)?.archive).toBe(name);
  for (const [index, { from }] of pieces().entries())
    expect([index, from]).toEqual([index, pieces()[index - 1]?.until ?? from]);

  // With its oldest backup, the archive's first part goes.
  await backUp();
  removeOld(dir, 1);
  removeUnneeded(dir, name);
  expect(pieces()[0]?.until).toBeGreaterThan(firstUntil);
  expect(findWay(dir, undefined, words).pieces.length).toBeGreaterThan(0);

  await endArchive();
  endArchive = archive('another one');
  await until(
    () => readState(dir)?.archive !== name,
    () => printed.join('\n'),
  );
  const { rows } = await client.query('SELECT slot_name FROM pg_replication_slots');
  expect(rows).toEqual([{ slot_name: readState(dir)?.archive }]);
  // The backup of before is still continued by the former one.
  expect(findWay(dir, undefined, words).position.archive).toBe(name);
  await endArchive();
  endArchive = archive();
  await until(
    () => ![name, rows[0]?.slot_name].includes(readState(dir)?.archive),
    () => printed.join('\n'),
  );
}, 120_000);

it('gives the files of a server of one’s own, which replays by itself', async () => {
  const options = {
    root: ROOT,
    dataDir: join(folder, 'other'),
    uploadDir: join(folder, 'pictures'),
  };
  await reachNow();
  await makeBackup({
    ...options,
    dir,
    url: postgres.url,
    isEmbedded: false,
    uploadDir,
    passphrase: PASSPHRASE,
    isArchived: true,
  });
  await client.query(
    "INSERT INTO audit_logs (action, target_type, target_id) VALUES ('archive:own', 'test', 'x')",
  );
  await reachNow();
  const way = findWay(dir, undefined, words);
  const restore = (into?: string) =>
    restoreBackup({ ...options, folder: way.folder, way, into, passphrase: PASSPHRASE });
  await expect(restore()).rejects.toThrow(
    /^This backup has the files of a Postgres 18 of your own/,
  );
  // Where the embedded one is started, in place of the operator's.
  const home = join(folder, 'own');
  await restore(join(home, 'postgres/data'));
  expect(existsSync(join(home, 'postgres/data/recovery.signal'))).toBe(true);
  writeFileSync(join(home, 'secrets.json'), readFileSync(join(source, 'secrets.json')));
  const own = await startPostgres({ dataDir: home, fsync: false });
  const copy = new Client({ connectionString: own.url });
  await copy.connect();
  const { rowCount } = await copy.query("SELECT FROM audit_logs WHERE action = 'archive:own'");
  expect(rowCount).toBe(1);
  await copy.end();
  await own.stop();
  removeOld(dir, 0);
}, 120_000);

it('brings back every moment after a backup when the disk of the database is gone', async () => {
  await reachNow();
  const { manifest } = await backUp();
  const written: Written[] = [];
  const writing = writeUntilGone(written);
  await sleep(EVERY_MS * 4);
  const middle = Date.now();
  await sleep(EVERY_MS * 4);
  await reachNow();

  process.kill(postgresPid(source), 'SIGKILL');
  rmSync(join(source, 'postgres'), { recursive: true, force: true });
  rmSync(uploadDir, { recursive: true, force: true });
  await writing;
  await endArchive();
  const reachedMs = reached();

  // At a time: everything acknowledged before, and nothing sent after it.
  const then = await restoreAt('then', middle);
  const before = written.filter(({ doneAt }) => doneAt < middle).map(({ name }) => name);
  const after = new Set(written.filter(({ sentAt }) => sentAt > middle).map(({ name }) => name));
  expect(before.length).toBeGreaterThan(20);
  expect(after.size).toBeGreaterThan(20);
  expect(then.names.slice(0, before.length)).toEqual(before);
  expect(then.names.filter((name) => after.has(name))).toEqual([]);
  // Its pictures are there, too: those of the backup and those since.
  expect(then.differences).toEqual([]);
  expect(readdirSync(join(then.uploads, 'avatar'))).toHaveLength(then.pictures);
  expect(then.pictures).toBeGreaterThan(
    manifest.parts.filter((part) => part.name.startsWith('uploads/')).length,
  );

  // All that there is: what is lost is younger than two rounds of the archive.
  const latest = await restoreAt('latest');
  const safe = written.filter(({ doneAt }) => doneAt < reachedMs).map(({ name }) => name);
  expect(latest.names.slice(0, safe.length)).toEqual(safe);
  // Of what came after that, pictures may be missing; the restore names them.
  const kept = safe.map((name) => name.replaceAll(' ', '-'));
  expect(
    latest.differences.filter((sentence) => kept.some((name) => sentence.includes(name))),
  ).toEqual([]);

  // Nothing in the archive can be read without the passphrase.
  const pieces = join(dir, 'wal', readState(dir)?.archive ?? '');
  const first = listPieces(pieces)[0]?.file ?? '';
  expect(first).toMatch(/\.gz\.age$/);
  expect(readFileSync(join(pieces, first), 'latin1')).toMatch(/^age-encryption\.org\/v1/);

  expect(() => findWay(dir, reachedMs + 60_000, words)).toThrow(
    `${words(reachedMs + 60_000)} is after the end of the archive, which reaches ${words(reachedMs)}.`,
  );
  expect(() => findWay(dir, Date.parse('2026-01-01'), words)).toThrow(
    /^2026-01-01T00:00:00\.000Z is before the oldest backup, which ended at 20/,
  );
}, 240_000);
