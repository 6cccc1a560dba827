import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Sample } from '@/bench/people/sample';
import { migrate } from '../../scripts/migrate.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';

export interface PeopleBench {
  /** Replies to each 'round' message with its samples. */
  worker: string;
  /** The path of the report. */
  result: string;
  fill: (url: string, count: number) => Promise<void>;
  toReport: (bySize: Map<number, Sample[]>, loadSeconds: Map<number, number>) => string;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Filled under a temporary name first, so that a database of that size is always complete and can be reused. */
async function createPopulation(
  server: string,
  size: number,
  fill: PeopleBench['fill'],
): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `people_${size}`;
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) {
    await admin.query('DROP DATABASE IF EXISTS filling');
    await admin.query('CREATE DATABASE filling');
    await migrate(databaseUrl(server, 'filling'));
    await fill(databaseUrl(server, 'filling'), size);
    await admin.query(`ALTER DATABASE filling RENAME TO ${name}`);
  }
  await admin.end();
  await migrate(databaseUrl(server, name));
  return databaseUrl(server, name);
}

/** A process whose database is at `url`, because a process has one pool. */
export function forkOn(url: string, file: string, args: readonly string[] = []): ChildProcess {
  return fork(file, args, {
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
}

async function measureRound(worker: ChildProcess): Promise<Sample[]> {
  worker.send('round');
  const [samples] = await once(worker, 'message');
  // The bench's own worker sends nothing else after its first message.
  return samples as Sample[];
}

async function measureInTurns(
  workers: Map<number, ChildProcess>,
  rounds: number,
): Promise<Map<number, Sample[]>> {
  const bySize = new Map<number, Sample[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [size, worker] of workers) {
      const samples = await measureRound(worker);
      // The first round fills caches and compiles.
      if (round > 0) bySize.set(size, [...(bySize.get(size) ?? []), ...samples]);
    }
  }
  return bySize;
}

/** Starts a Postgres, and a database and a worker process per size; measures them in turns; prints and writes the report. */
export async function benchPeople(bench: PeopleBench): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      rounds: { type: 'string', default: '15' },
      keep: { type: 'string' },
    },
  });
  const dataDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'maidan-bench-')));
  const postgres = await startPostgres({ dataDir, fsync: false, log: () => undefined });
  const workers = new Map<number, ChildProcess>();
  try {
    const loadSeconds = new Map<number, number>();
    for (const size of values.sizes.split(',').map(Number)) {
      const start = Date.now();
      const url = await createPopulation(postgres.url, size, bench.fill);
      loadSeconds.set(size, (Date.now() - start) / 1000);
      console.log(`${size} people after ${loadSeconds.get(size)?.toFixed(0)} s`);
      const worker = forkOn(url, bench.worker);
      await once(worker, 'message');
      workers.set(size, worker);
    }
    const bySize = await measureInTurns(workers, Number(values.rounds));
    const report = bench.toReport(bySize, loadSeconds);
    await mkdir(dirname(bench.result), { recursive: true });
    await writeFile(bench.result, report);
    console.log(`\n${report}`);
  } finally {
    for (const worker of workers.values()) {
      if (!worker.connected) continue;
      const gone = once(worker, 'exit');
      worker.send('stop');
      await gone;
    }
    await postgres.stop();
    if (!values.keep) await rm(dataDir, { recursive: true, force: true });
  }
}
