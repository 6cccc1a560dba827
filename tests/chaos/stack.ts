import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../scripts/migrate.mjs';
import { freePort } from '../../server/local/ports.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';

export type ServiceName = 'web' | 'sidecarA' | 'sidecarB' | 'worker';

const ENTRIES: Record<ServiceName, string> = {
  web: 'tests/chaos/web.ts',
  sidecarA: 'server/realtime/index.ts',
  sidecarB: 'server/realtime/index.ts',
  worker: 'server/jobs/index.ts',
};

export interface Stack {
  url: string;
  ports: Record<ServiceName, number>;
  start: (name: ServiceName) => Promise<void>;
  kill: (name: ServiceName) => Promise<void>;
  /** Suspends and resumes a process (SIGSTOP, SIGCONT). */
  signal: (name: ServiceName, signal: 'SIGSTOP' | 'SIGCONT') => void;
  killPostgres: () => void;
  /** The process, for measurements; undefined while it is down. */
  pid: (name: ServiceName) => number | undefined;
  stop: () => Promise<void>;
}

/** A database, a web process, two sidecars and a worker: all real, and all can be killed. */
export async function startStack(env: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-chaos-'));
  const postgres = await startPostgres({ dataDir, fsync: true });
  await migrate(postgres.url);
  const ports = {
    web: await freePort(),
    sidecarA: await freePort(),
    sidecarB: await freePort(),
    worker: 0,
  };
  const children = new Map<ServiceName, ChildProcess>();
  const secrets = { NEXTAUTH_SECRET: 'chaos-'.repeat(8), REALTIME_SECRET: 'chaos-'.repeat(8) };

  function start(name: ServiceName): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', ENTRIES[name]], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        TZ: 'UTC',
        LOG_LEVEL: 'silent',
        LOCAL_MODE: '1',
        DATABASE_URL: postgres.url,
        NEXTAUTH_URL: `http://127.0.0.1:${ports.web}`,
        PORT: String(ports.web),
        WS_PORT: String(ports[name]),
        UPLOAD_DIR: join(dataDir, 'uploads'),
        ...secrets,
        ...env,
      },
    });
    children.set(name, child);
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) =>
        reject(new Error(`${name} ended with ${code} before it was ready`)),
      );
    });
  }
  async function kill(name: ServiceName): Promise<void> {
    const child = children.get(name);
    children.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  const names = Object.keys(ENTRIES) as ServiceName[];
  await Promise.all(names.map(start));
  return {
    url: postgres.url,
    ports,
    start,
    kill,
    signal: (name, signal) => void children.get(name)?.kill(signal),
    pid: (name) => children.get(name)?.pid,
    killPostgres: () => process.kill(postmasterPid(dataDir), 'SIGKILL'),
    stop: async () => {
      await Promise.all(names.map(kill));
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function postmasterPid(dataDir: string): number {
  const files = readdirSync(join(dataDir, 'postgres'), { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => name.endsWith('postmaster.pid'));
  if (!file) throw new Error('Postgres is not running');
  return Number(readFileSync(join(dataDir, 'postgres', file), 'utf8').split('\n')[0]);
}
