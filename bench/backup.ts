import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { fillWithPeople } from '@/bench/nearby/data';
import { onDatabase } from '@/tests/factories/on-database';
import { migrate } from '../scripts/migrate.mjs';
import { makeBackup } from '../server/local/backup/make-backup.mjs';
import { restoreBackup } from '../server/local/backup/restore-backup.mjs';
import { startPostgres } from '../server/local/postgres.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULT = fileURLToPath(new URL('results/backup.md', import.meta.url));
const PICTURE_BYTES = 40_000;
const MEGABYTE = 1_000_000;
const QUIET_MS = 5_000;

const { values } = parseArgs({
  options: {
    // Several numbers are measured one after the other, each with a database of its own.
    people: { type: 'string', default: '10000,100000' },
    pictures: { type: 'string', default: '500' },
  },
});

interface Source {
  folder: string;
  dataDir: string;
  uploadDir: string;
  url: string;
}

async function addPictures(client: Client, uploadDir: string, count: number): Promise<void> {
  await mkdir(join(uploadDir, 'avatar'), { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const key = `avatar/${randomUUID()}.webp`;
    await writeFile(join(uploadDir, key), randomBytes(PICTURE_BYTES));
    await client.query(
      "INSERT INTO uploads (key, purpose, content_type, bytes) VALUES ($1, 'avatar', 'image/webp', $2)",
      [key, PICTURE_BYTES],
    );
  }
}

/** Writes a row again and again while `work` runs. @returns the milliseconds of each */
async function writeDuring(client: Client, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const start = performance.now();
    await client.query(
      "INSERT INTO audit_logs (action, target_type, target_id) VALUES ('bench', 'bench', '1')",
    );
    times.push(performance.now() - start);
  }
  await working;
  return times.sort((a, b) => a - b);
}

const p95 = (times: number[]) => times[Math.floor(0.95 * (times.length - 1))] ?? Number.NaN;

async function seconds<T>(work: () => Promise<T>): Promise<{ result: T; took: string }> {
  const start = performance.now();
  const result = await work();
  return { result, took: ((performance.now() - start) / 1_000).toFixed(1) };
}

/** One backup while rows are written, and its restore. @returns a line of the table */
async function measure(
  client: Client,
  { folder, ...place }: Source,
  form: string,
  passphrase?: string,
): Promise<string> {
  const shared = { root: ROOT, passphrase };
  const source = { ...place, dir: join(folder, form), isEmbedded: true };
  const backups: Awaited<ReturnType<typeof makeBackup>>[] = [];
  const { result: times, took } = await seconds(() =>
    writeDuring(client, async () => backups.push(await makeBackup({ ...shared, ...source }))),
  );
  const [backup] = backups;
  if (!backup) throw new Error('no backup was made');
  const target = join(folder, `restored-${form}`);
  const empty = { dataDir: target, uploadDir: join(target, 'uploads') };
  const { result: restored, took: tookRestore } = await seconds(() =>
    restoreBackup({ ...shared, ...empty, folder: backup.folder }),
  );
  await rm(target, { recursive: true });
  const size = (backup.bytes / MEGABYTE).toFixed(1);
  return `| ${form} | ${took} | ${size} | ${times.length} | ${p95(times).toFixed(1)} | ${tookRestore} | ${restored.differences.length} |`;
}

async function measureWith(people: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
  const dataDir = join(folder, 'source');
  const uploadDir = join(dataDir, 'uploads');
  const postgres = await startPostgres({ dataDir });
  try {
    await migrate(postgres.url, { appUrl: postgres.appUrl });
    await fillWithPeople(postgres.url, people);
    return await onDatabase(postgres.url, async (client) => {
      await addPictures(client, uploadDir, Number(values.pictures));
      const { rows } = await client.query<{ bytes: string }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      );
      const quiet = await writeDuring(
        client,
        () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)),
      );
      const source = { folder, dataDir, uploadDir, url: postgres.url };
      return [
        '',
        `${people.toLocaleString('en')} people (a database of ${(Number(rows[0]?.bytes) / MEGABYTE).toFixed(0)} MB). A row takes ${p95(quiet).toFixed(1)} ms (p95) when nothing else happens.`,
        '',
        '| backup | s | MB | rows added meanwhile | p95 ms of a row | restored and started in s | differences |',
        '|---|---:|---:|---:|---:|---:|---:|',
        await measure(client, source, 'plain'),
        await measure(client, source, 'encrypted', 'a passphrase of six plain words'),
      ];
    });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const load = loadavg()[0] ?? 0;
const lines = [
  '# Backup and restore',
  '',
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load.toFixed(1)} before the run. ${values.pictures} pictures of ${PICTURE_BYTES / 1_000} kB,`,
  'while one connection adds a row after another.',
];
for (const people of values.people.split(',')) lines.push(...(await measureWith(Number(people))));
const report = `${lines.join('\n')}\n`;
await writeFile(RESULT, report);
console.log(report);
