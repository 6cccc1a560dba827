import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, REPLACED } from '../../../scripts/migrate.mjs';
import { makeScratchDir } from '../../../scripts/scratch-dir.mjs';
import { takeLock } from '../lock.mjs';
import { startPostgres } from '../postgres.mjs';
import { removeFolder, until } from '../testing/instance';
import { countRows, localPictures } from './facts.mjs';
import { listBackups } from './folder.mjs';
import { makeBackup } from './make-backup.mjs';
import { requireFittingPlace, restoreBackup } from './restore-backup.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PASSPHRASE = 'a passphrase of six plain words';
const LOST_PICTURE = 'chat/lost.webp';

let folder: string;
let source: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let client: Client;

beforeAll(async () => {
  folder = makeScratchDir('maidan-backup-');
  source = join(folder, 'source');
  postgres = await startPostgres({ dataDir: source, fsync: false });
  // Like the supervisor: the commands then use the running database.
  takeLock(join(source, 'lock.json'));
  await migrate(postgres.url, { appUrl: postgres.appUrl });
  client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `INSERT INTO users (name, email) SELECT 'Player ' || n, 'player' || n || '@backup.test' FROM generate_series(1, 500) n`,
  );
  await addPicture(LOST_PICTURE);
});

afterAll(async () => {
  await client.end();
  await postgres.stop();
  await removeFolder(folder);
});

async function addPicture(key: string, content?: string): Promise<void> {
  if (content !== undefined) {
    mkdirSync(join(source, 'uploads/avatar'), { recursive: true });
    writeFileSync(join(source, 'uploads', key), content);
  }
  await client.query(
    `INSERT INTO uploads (key, purpose, content_type, bytes) VALUES ($1, 'avatar', 'image/webp', 36)`,
    [key],
  );
}

const audit = (text: string) =>
  client.query(
    "INSERT INTO audit_logs (action, target_type, target_id) VALUES ('backup:test', 'test', $1)",
    [text],
  );

/** Adds one row after another, and sometimes a picture, until it is stopped. */
function keepWriting() {
  let rows = 0;
  let stopped = false;
  const ended = (async () => {
    while (!stopped) {
      await audit(`while ${rows}`);
      const content = randomUUID();
      if (rows % 20 === 0) await addPicture(`avatar/${content}.webp`, content);
      rows += 1;
    }
  })();
  return {
    count: () => rows,
    stop: async () => {
      stopped = true;
      await ended;
    },
  };
}

function command(name: string, args: string[], env: Record<string, string>) {
  // Empty counts as missing.
  const unset = { DATABASE_URL: '', UPLOAD_DIR: '', BACKUP_DIR: '', BACKUP_PASSPHRASE: '' };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'scripts', `${name}.mjs`), ...args],
      { env: { ...process.env, ...unset, ...env } },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err: err.trim() }),
    );
  });
}

/** All rows of the log, the number of rows of each table and the checksum of each picture, of a database and a folder. */
async function contentOf(on: Client, uploadDir: string) {
  const { rows } = await on.query<{ id: string; target_id: string }>(
    'SELECT id, target_id FROM audit_logs ORDER BY id',
  );
  const keys: string[] = await localPictures(on);
  const checksum = (key: string) => {
    const file = join(uploadDir, key);
    return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
  };
  return {
    log: rows,
    counts: await countRows(on),
    pictures: Object.fromEntries(keys.map((key) => [key, checksum(key)])),
  };
}

const restoreTo = (name: string, backup: string, passphrase?: string) =>
  restoreBackup({
    root: ROOT,
    folder: backup,
    dataDir: join(folder, name),
    uploadDir: join(folder, name, 'uploads'),
    passphrase,
    fsync: false,
  });

it('is made while people write, and restored with every row and picture of the time when it ended', async () => {
  const BACKUP_DIR = join(folder, 'backups');
  for (let number = 0; number < 20; number += 1) await audit(`before ${number}`);
  const writing = keepWriting();
  const before = await contentOf(client, join(source, 'uploads'));
  const countBefore = writing.count();
  const made = await command('backup', [], { DATA_DIR: source, BACKUP_DIR });
  const countAfter = writing.count();
  await writing.stop();
  const after = await contentOf(client, join(source, 'uploads'));
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining(LOST_PICTURE) });
  expect(countAfter).toBeGreaterThan(countBefore + 10);

  const [name = ''] = listBackups(BACKUP_DIR);
  const backup = join(BACKUP_DIR, name);
  expect(made.out).toContain(`Backup: ${backup} (`);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  expect(statSync(join(backup, 'secrets.json')).mode & 0o777).toBe(0o600);

  const restored = join(folder, 'restored');
  const answer = await command('restore', [backup], { DATA_DIR: restored });
  // The only complaint is the picture that was already missing at the source.
  expect(answer.err).toMatch(new RegExp(`^The picture ${LOST_PICTURE} .+\nThe rest is as`));
  expect(answer).toMatchObject({ code: 1, out: expect.stringMatching(/tables with \d{3,} rows/) });

  const again = await startPostgres({ dataDir: restored, fsync: false });
  expect((await migrate(again.url, { appUrl: again.appUrl })).applied).toEqual([]);
  const copy = new Client({ connectionString: again.appUrl });
  await copy.connect();
  const found = await contentOf(copy, join(restored, 'uploads'));
  await copy.end();
  await again.stop();

  // One connection wrote the log, so a consistent copy has its first rows without a gap.
  expect(found.log).toEqual(after.log.slice(0, found.log.length));
  expect(found.log.length).toBeGreaterThanOrEqual(before.log.length);
  for (const [table, count] of Object.entries(found.counts)) {
    expect([table, count >= (before.counts[table] ?? 0)]).toEqual([table, true]);
    expect([table, count <= (after.counts[table] ?? 0)]).toEqual([table, true]);
  }
  expect(Object.keys(found.counts)).toEqual(Object.keys(after.counts));
  expect(found.counts.users).toBe(500);
  expect(found.pictures).toMatchObject(before.pictures);
  expect(after.pictures).toMatchObject(found.pictures);
  const lost = Object.keys(found.pictures).filter((key) => found.pictures[key] === null);
  expect(lost).toEqual([LOST_PICTURE]);
  expect(readFileSync(join(restored, 'secrets.json'))).toEqual(
    readFileSync(join(source, 'secrets.json')),
  );

  // The folder is no longer empty.
  const twice = await command('restore', [backup], { DATA_DIR: restored });
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('is not empty (') });
  expect(twice.err).not.toContain('\n');
}, 60_000);

it('can be encrypted; a wrong passphrase, a changed byte and a missing file each give one sentence', async () => {
  const { folder: backup, manifest } = await makeBackup({
    root: ROOT,
    dir: join(folder, 'encrypted'),
    url: postgres.url,
    isEmbedded: true,
    dataDir: source,
    uploadDir: join(source, 'uploads'),
    passphrase: PASSPHRASE,
  });
  expect(manifest.missingPictures).toEqual([LOST_PICTURE]);
  const { nextAuth } = JSON.parse(readFileSync(join(source, 'secrets.json'), 'utf8'));
  expect(readFileSync(join(backup, 'secrets.json.age')).includes(nextAuth)).toBe(false);

  await expect(restoreTo('none', backup)).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE\.$/);
  await expect(restoreTo('none', backup, 'another')).rejects.toThrow(
    /^manifest\.json\.age cannot be opened: BACKUP_PASSPHRASE is wrong/,
  );

  for (const part of ['manifest.json', 'database/base.tar.gz']) {
    const file = join(backup, `${part}.age`);
    const original = readFileSync(file);
    const changed = Buffer.from(original);
    const middle = Math.floor(changed.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    writeFileSync(file, changed);
    await expect(restoreTo('none', backup, PASSPHRASE)).rejects.toThrow(
      `${part}.age in ${backup} was changed or is incomplete: this backup cannot be restored.`,
    );
    writeFileSync(file, original);
  }
  const picture = manifest.parts.find(({ name }) => name.startsWith('uploads/'))?.name ?? '';
  const file = join(backup, `${picture}.age`);
  renameSync(file, `${file}.away`);
  await expect(restoreTo('none', backup, PASSPHRASE)).rejects.toThrow(
    `${picture}.age in ${backup} is missing: this backup cannot be restored.`,
  );
  renameSync(`${file}.away`, file);
  // The refusals left no files.
  expect(existsSync(join(folder, 'none')) ? readdirSync(join(folder, 'none')) : []).toEqual([]);

  const { tables, rows, differences } = await restoreTo('none', backup, PASSPHRASE);
  const counts: number[] = Object.values(await countRows(client));
  expect(tables).toBe(counts.length);
  expect(rows).toBe(counts.reduce((sum, count) => sum + count, 0));
  expect(differences).toEqual([expect.stringContaining(LOST_PICTURE)]);
}, 240_000);

it('is refused where Maidan runs, for a newer version, and for a database of another kind', async () => {
  const [name = ''] = listBackups(join(folder, 'backups'));
  const backup = join(folder, 'backups', name);
  await expect(restoreTo('source', backup)).rejects.toThrow(/^Maidan is running with the data in /);

  const url = postgres.url;
  const place = { dataDir: join(folder, 'other'), uploadDir: join(folder, 'other/uploads') };
  await expect(restoreBackup({ root: ROOT, folder: backup, url, ...place })).rejects.toThrow(
    'restore it without DATABASE_URL',
  );
  await expect(restoreBackup({ root: folder, folder: backup, ...place })).rejects.toThrow(
    'made by a newer Maidan',
  );
  await expect(restoreTo('other', folder)).rejects.toThrow('is not a backup');
});

it('is accepted with the last of the migrations that were replaced by one, and refused with an earlier one', () => {
  const restore = (migration: string) => () =>
    requireFittingPlace(
      { database: { kind: 'files' }, migration, product: '0.1.0' },
      { root: ROOT, url: undefined },
    );
  expect(restore(REPLACED.last)).not.toThrow();
  expect(restore('20261125470000_teams')).toThrow(
    /older Maidan \(0\.1\.0, migration 20261125470000_teams\).* commit af0f0078/,
  );
});

it('fails and leaves nothing behind when the database is not reachable, or is lost in the middle', async () => {
  const dir = join(folder, 'failing');
  const backUp = (url: string) =>
    makeBackup({
      root: ROOT,
      dir,
      url,
      isEmbedded: true,
      dataDir: source,
      uploadDir: join(source, 'uploads'),
    });
  await expect(backUp(postgres.url.replace(/:\d+\//, ':1/'))).rejects.toThrow(
    /^The database cannot be reached/,
  );
  const outcome = backUp(postgres.url).then(
    () => 'done',
    (error: Error) => error.message,
  );
  const endSender = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'walsender' AND state = 'active'`;
  await until(
    async () => (await client.query(endSender)).rowCount === 1,
    () => 'the server sent nothing',
  );
  expect(await outcome).toMatch(/^The database ended the copy \(.*terminat/);
  expect(readdirSync(dir)).toEqual([]);
});
