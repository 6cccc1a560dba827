import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Sample } from '@/bench/nearby/cases';
import { fillWithPeople } from '@/bench/nearby/data';
import { toReport } from '@/bench/nearby/report';
import { migrate } from '../scripts/migrate.mjs';
import { startPostgres } from '../server/local/postgres.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '15' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const WORKER = fileURLToPath(new URL('nearby/worker.ts', import.meta.url));
const RESULT = fileURLToPath(new URL('results/nearby.md', import.meta.url));

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function createPopulation(server: string, size: number): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE people_${size}`);
  await admin.end();
  const url = databaseUrl(server, `people_${size}`);
  await migrate(url);
  await fillWithPeople(url, size);
  return url;
}

async function startWorker(url: string): Promise<ChildProcess> {
  const worker = fork(WORKER, {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      NEXTAUTH_URL: 'http://localhost:3000',
      NEXTAUTH_SECRET: 'bench-secret-bench-secret-bench-secret',
      REALTIME_SECRET: 'bench-secret-bench-secret-bench-secret',
      LOG_LEVEL: 'error',
    },
  });
  await once(worker, 'message');
  return worker;
}

async function measure(worker: ChildProcess): Promise<Sample[]> {
  worker.send('round');
  const [samples] = await once(worker, 'message');
  // The worker of this very file sends nothing else after its first message.
  return samples as Sample[];
}

const dataDir = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
const postgres = await startPostgres({ dataDir, fsync: false, log: () => undefined });
const workers = new Map<number, ChildProcess>();
try {
  const loadSeconds = new Map<number, number>();
  for (const size of sizes) {
    const start = Date.now();
    const url = await createPopulation(postgres.url, size);
    loadSeconds.set(size, (Date.now() - start) / 1000);
    console.log(`${size} people after ${loadSeconds.get(size)?.toFixed(0)} s`);
    workers.set(size, await startWorker(url));
  }
  const bySize = new Map<number, Sample[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, worker] of workers) {
      const samples = await measure(worker);
      // The first round fills caches and compiles.
      if (round > 0) bySize.get(size)?.push(...samples);
    }
  }
  const report = toReport(bySize, loadSeconds);
  await mkdir(join(RESULT, '..'), { recursive: true });
  await writeFile(RESULT, report);
  console.log(`\n${report}`);
} finally {
  for (const worker of workers.values()) {
    if (!worker.connected) continue;
    const gone = once(worker, 'exit');
    worker.send('stop');
    await gone;
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
