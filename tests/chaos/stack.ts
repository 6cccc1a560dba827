import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { migrate } from '../../scripts/migrate.mjs';
import { freePort } from '../../server/local/ports.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';
import { nodeService } from '../../server/local/services.mjs';
import { createSupervisor } from '../../server/local/supervise.mjs';
import { type Proxy, startProxy, type Weather } from './proxy';
import type { PlantedBug } from './web';

const SERVICES = ['sidecarA', 'sidecarB', 'worker', 'webA', 'webB'] as const;
export type ServiceName = (typeof SERVICES)[number];
type Kind = 'web' | 'realtime' | 'jobs';

const KINDS: Record<ServiceName, Kind> = {
  sidecarA: 'realtime',
  sidecarB: 'realtime',
  worker: 'jobs',
  webA: 'web',
  webB: 'web',
};
const SOURCES: Record<Kind, string> = {
  web: 'tests/chaos/web.ts',
  realtime: 'server/realtime/index.ts',
  jobs: 'server/jobs/index.ts',
};
/** Lets the run move the clock of a process and use up its memory. */
const INSIDE = join(process.cwd(), 'tests/chaos/inside.mjs');
/** Enough for each of them, but soon exhausted. */
const HEAP_MB = 400;
const BACK_MS_MAX = 120_000;

/** Where the packages are found. */
const BUNDLES = join(process.cwd(), 'node_modules/.cache');

/** The sources as one file for each program: to load them one by one takes a process most of its start. */
async function bundleSources(): Promise<string> {
  await mkdir(BUNDLES, { recursive: true });
  const outdir = await mkdtemp(join(BUNDLES, 'maidan-chaos-'));
  await build({
    entryPoints: SOURCES,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        // Next has no list of its exports, which Node needs for a name without an ending.
        name: 'next',
        setup: (own) =>
          own.onResolve({ filter: /^next\/[\w/-]+$/ }, ({ path }) => ({
            path: `${path}.js`,
            external: true,
          })),
      },
    ],
  });
  return outdir;
}

/** The connection of each kind of process to the database and, with `REDIS_URL`, to Redis. */
const WAYS = ['web', 'realtime', 'jobs'] as const satisfies readonly Kind[];
type ProxyName = 'site' | 'live' | `database:${Kind}` | `redis:${Kind}`;

async function startProxies(url: string | undefined, name: 'database' | 'redis') {
  const port = url ? [Number(new URL(url).port)] : [];
  const started = WAYS.map(async (kind) => [`${name}:${kind}`, await startProxy(port)] as const);
  return Object.fromEntries(await Promise.all(started)) as Record<`${typeof name}:${Kind}`, Proxy>;
}

/** The same address behind another port of this machine. */
function through(proxy: Proxy, address: string): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.href;
}

export interface StackOptions {
  env?: Record<string, string>;
  /** The built product of `npm run build`, instead of its sources with the bare web process of `web.ts`. */
  built?: boolean;
  services?: readonly ServiceName[];
  /** Lets the run disturb the database and the processes, which costs a little time everywhere. */
  isFaulty?: boolean;
  log?: (line: string) => void;
}

export interface Stack {
  /** As its owner, bypassing the proxy in front of it. */
  url: string;
  ports: Record<ServiceName, number>;
  /** The addresses for browsers and processes: any web process, any sidecar; the database and Redis as each kind reaches them. */
  proxies: Record<ProxyName, Proxy>;
  /** Ends a process like a crash or the kernel. It restarts automatically. */
  end: (name: ServiceName, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Ends a process and delays its restart. */
  keepAway: (name: ServiceName, seconds: number) => Promise<void>;
  /** Resolves when it runs and is ready. */
  untilReady: (name: ServiceName) => Promise<void>;
  /** Suspends and resumes a process (SIGSTOP, SIGCONT). */
  signal: (name: ServiceName, signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Tells a process to move its clock, to use up its memory, or to have a bug. */
  ask: (name: ServiceName, what: Misdeed) => void;
  /** Changes the weather of a proxy, or of all that begin with a word: `database` is the way of every process to it. */
  change: (where: ProxyName | 'database' | 'redis', weather: Weather) => Promise<void>;
  endPostgres: (signal: 'SIGKILL' | 'SIGINT') => void;
  /** The process, for measurements; undefined while it is down. */
  pid: (name: ServiceName) => number | undefined;
  postgresPid: () => number;
  stop: () => Promise<void>;
}

type Misdeed = { clockMs: number } | { fillMemory: true } | { plant: PlantedBug | null };

interface Slot {
  child?: ChildProcess;
  isReady: boolean;
  gate: Promise<void>;
}

/**
 * A database, web processes, sidecars and a worker: all real, supervised as by `npm start`, and all can be killed. A balancer
 * without affinity is in front of the web processes and of the sidecars.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { built = false, isFaulty = false, services = SERVICES, log = () => undefined } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-chaos-'));
  const postgres = await startPostgres({ dataDir, fsync: true });
  await migrate(postgres.url, { appUrl: postgres.appUrl });
  const programs = built ? join(process.cwd(), 'dist') : await bundleSources();
  const ports: Record<ServiceName, number> = {
    webA: await freePort(),
    webB: await freePort(),
    sidecarA: await freePort(),
    sidecarB: await freePort(),
    worker: 0,
  };
  const portsOf = (kind: Kind) =>
    services.filter((name) => KINDS[name] === kind).map((name) => ports[name]);
  const proxies = {
    site: await startProxy(portsOf('web')),
    live: await startProxy(portsOf('realtime')),
    ...(await startProxies(postgres.url, 'database')),
    ...(await startProxies(options.env?.REDIS_URL, 'redis')),
  } as Stack['proxies'];
  const redisUrl = options.env?.REDIS_URL;
  const slots = new Map<ServiceName, Slot>();
  const supervisor = createSupervisor({
    log,
    onGiveUp: (error: Error) => {
      throw error;
    },
  });

  function environmentOf(name: ServiceName): Record<string, string | undefined> {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: built ? 'production' : 'test',
      TZ: 'UTC',
      LOG_LEVEL: 'silent',
      LOCAL_MODE: '1',
      DATABASE_URL: isFaulty
        ? through(proxies[`database:${KINDS[name]}`], postgres.appUrl)
        : postgres.appUrl,
      NEXTAUTH_URL: `http://127.0.0.1:${proxies.site.port}`,
      NEXTAUTH_SECRET: 'chaos-'.repeat(8),
      REALTIME_SECRET: 'chaos-'.repeat(8),
      REALTIME_URL: `http://127.0.0.1:${proxies.live.port}`,
      PORT: String(ports[name]),
      WS_PORT: String(ports[name]),
      DATA_DIR: dataDir,
      UPLOAD_DIR: join(dataDir, 'uploads'),
      ...options.env,
      ...(isFaulty &&
        redisUrl && { REDIS_URL: through(proxies[`redis:${KINDS[name]}`], redisUrl) }),
    };
  }

  function argumentsOf(name: ServiceName): string[] {
    const kind = KINDS[name];
    const port = built && kind === 'web' ? ['--port', String(ports[name])] : [];
    const inside = isFaulty ? [`--max-old-space-size=${HEAP_MB}`, '--import', INSIDE] : [];
    return [...inside, join(programs, `${kind}.mjs`), ...port];
  }

  function serviceOf(name: ServiceName) {
    const slot: Slot = { isReady: false, gate: Promise.resolve() };
    slots.set(name, slot);
    const context = { root: process.cwd(), env: environmentOf(name), print: log };
    const service = nodeService(name, argumentsOf(name), context);
    return {
      ...service,
      ready: async (child: ChildProcess, signal: AbortSignal) => {
        await service.ready(child, signal);
        slot.isReady = true;
      },
      launch: async () => {
        await slot.gate;
        const child = service.launch();
        slot.child = child;
        child.once('exit', () => {
          slot.child = undefined;
          slot.isReady = false;
        });
        return child;
      },
    };
  }

  const slotOf = (name: ServiceName): Slot => {
    const slot = slots.get(name);
    if (!slot) throw new Error(`${name} was not started`);
    return slot;
  };

  async function end(name: ServiceName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = slotOf(name);
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async function untilReady(name: ServiceName): Promise<void> {
    const since = Date.now();
    while (!slotOf(name).isReady) {
      if (Date.now() - since > BACK_MS_MAX) throw new Error(`${name} does not come back`);
      await sleep(20);
    }
  }

  await Promise.all(services.map((name) => supervisor.start(serviceOf(name))));
  const postgresPid = () => postmasterPid(dataDir);
  return {
    url: postgres.url,
    ports,
    proxies,
    end,
    untilReady,
    keepAway: async (name, seconds) => {
      const away = sleep(seconds * 1_000);
      slotOf(name).gate = away;
      await end(name, 'SIGKILL');
      await away;
    },
    signal: (name, signal) => void slotOf(name).child?.kill(signal),
    ask: (name, what) => void slotOf(name).child?.send(what),
    pid: (name) => slotOf(name).child?.pid,
    postgresPid,
    change: async (where, weather) => {
      const meant = Object.entries(proxies).filter(([name]) => name.startsWith(where));
      await Promise.all(meant.map(([, proxy]) => proxy.change(weather)));
    },
    endPostgres: (signal) => process.kill(postgresPid(), signal),
    stop: async () => {
      await supervisor.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await postgres.stop();
      for (const folder of built ? [dataDir] : [dataDir, programs])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

function postmasterPid(dataDir: string): number {
  const base = join(dataDir, 'postgres');
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => name.endsWith('postmaster.pid'));
  if (!file || !existsSync(join(base, file))) throw new Error('Postgres is not running');
  return Number(readFileSync(join(base, file), 'utf8').split('\n')[0]);
}
