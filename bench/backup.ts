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
    people: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '500' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
const dataDir = join(folder, 'source');
const uploadDir = join(dataDir, 'uploads');
const postgres = await startPostgres({ dataDir });

async function addPictures(client: Client, count: number): Promise<void> {
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
async function measure(client: Client, form: string, passphrase?: string): Promise<string> {
  const shared = { root: ROOT, passphrase };
  const source = {
    dir: join(folder, form),
    url: postgres.url,
    isEmbedded: true,
    dataDir,
    uploadDir,
  };
  const backups: Awaited<ReturnType<typeof makeBackup>>[] = [];
  const { result: times, took } = await seconds(() =>
    writeDuring(client, async () => backups.push(await makeBackup({ ...shared, ...source }))),
  );
  const [backup] = backups;
  if (!backup) throw new Error('no backup was made');
  const target = join(folder, `restored-${form}`);
  const place = { dataDir: target, uploadDir: join(target, 'uploads') };
  const { result: restored, took: tookRestore } = await seconds(() =>
    restoreBackup({ ...shared, ...place, folder: backup.folder }),
  );
  await rm(target, { recursive: true });
  const size = (backup.bytes / MEGABYTE).toFixed(1);
  return `| ${form} | ${took} | ${size} | ${times.length} | ${p95(times).toFixed(1)} | ${tookRestore} | ${restored.differences.length} |`;
}

const load = loadavg()[0] ?? 0;
try {
  await migrate(postgres.url, { appUrl: postgres.appUrl });
  await fillWithPeople(postgres.url, Number(values.people));
  await onDatabase(postgres.url, async (client) => {
    await addPictures(client, Number(values.pictures));
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    const quiet = await writeDuring(
      client,
      () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)),
    );
    const lines = [
      '# Backup and restore',
      '',
      `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${load.toFixed(1)} before the run. ${values.people} people (a database of ${(Number(rows[0]?.bytes) / MEGABYTE).toFixed(0)} MB) and ${values.pictures} pictures of ${PICTURE_BYTES / 1_000} kB,`,
      `while one connection adds a row after another: p95 ${p95(quiet).toFixed(1)} ms each when nothing else happens.`,
      '',
      '| backup | s | MB | rows added meanwhile | p95 ms of a row | restored and started in s | differences |',
      '|---|---:|---:|---:|---:|---:|---:|',
      await measure(client, 'plain'),
      await measure(client, 'encrypted', 'a passphrase of six plain words'),
    ];
    const report = `${lines.join('\n')}\n`;
    await writeFile(RESULT, report);
    console.log(report);
  });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
