import { setTimeout as sleep } from 'node:timers/promises';
import { onDatabase } from '@/tests/factories/on-database';
import { migrateTwice } from './migrations';
import type { Weather } from './proxy';
import type { Redis } from './redis';
import type { ServiceName, Stack } from './stack';
import type { PlantedBug } from './web';

interface Ground {
  stack: Stack;
  /** Undefined: realtime events go through Postgres. */
  redis: Redis | undefined;
}

export interface Fault {
  name: string;
  /** The processes that it ends. They must recover by themselves. */
  ends: readonly ServiceName[];
  needsRedis?: boolean;
  /** Causes the fault, and repairs what processes cannot. */
  run: (ground: Ground) => Promise<void>;
}

const seconds = (count: number): Promise<void> => sleep(count * 1_000);
const HOUR_MS = 3_600_000;

const killed = (...ends: ServiceName[]): Fault => ({
  name: `kill -9 of ${ends.join(' and ')}`,
  ends,
  run: async ({ stack }) => {
    await Promise.all(ends.map((name) => stack.end(name, 'SIGKILL')));
  },
});

const stopped = (name: ServiceName): Fault => ({
  name: `SIGTERM of ${name}`,
  ends: [name],
  run: ({ stack }) => stack.end(name, 'SIGTERM'),
});

const away = (name: ServiceName, count: number): Fault => ({
  name: `${name} gone for ${count} s`,
  ends: [name],
  run: ({ stack }) => stack.keepAway(name, count),
});

const outOfMemory = (name: ServiceName): Fault => ({
  name: `${name} out of memory`,
  ends: [name],
  run: async ({ stack }) => {
    const pid = stack.pid(name);
    stack.ask(name, { fillMemory: true });
    while (stack.pid(name) === pid) await sleep(20);
  },
});

/** A fault for a while: `begin` causes it, `finish` ends it. */
function during(
  name: string,
  count: number,
  begin: (ground: Ground) => unknown,
  finish: (ground: Ground) => unknown,
): Fault {
  return {
    name: `${name} for ${count} s`,
    ends: [],
    run: async (ground) => {
      await begin(ground);
      await seconds(count);
      await finish(ground);
    },
  };
}

const frozen = (name: ServiceName, count: number): Fault =>
  during(
    `${name} frozen`,
    count,
    ({ stack }) => stack.signal(name, 'SIGSTOP'),
    ({ stack }) => stack.signal(name, 'SIGCONT'),
  );

const weather = (
  name: string,
  where: Parameters<Stack['change']>[0],
  count: number,
  of: (stack: Stack) => Weather,
): Fault => ({
  ...during(
    name,
    count,
    ({ stack }) => stack.change(where, of(stack)),
    ({ stack }) => stack.change(where, {}),
  ),
  needsRedis: where.startsWith('redis'),
});

/** A bug in both web processes for a while, which the checker has to find. */
const planted = (bug: PlantedBug): Fault =>
  during(
    `planted: ${bug}`,
    3,
    ({ stack }) => {
      for (const name of ['webA', 'webB'] as const) stack.ask(name, { plant: bug });
    },
    ({ stack }) => {
      for (const name of ['webA', 'webB'] as const) stack.ask(name, { plant: null });
    },
  );

/** Every process is replaced, one after the other, as by an upgrade; @param halfway runs when half of them are new */
const rolling = (name: string, halfway: (stack: Stack) => unknown = () => undefined): Fault => ({
  name,
  ends: ['worker'],
  run: async ({ stack }) => {
    for (const old of ['sidecarA', 'webA', 'sidecarB', 'webB', 'worker'] as const) {
      await stack.end(old, 'SIGTERM');
      await stack.untilReady(old);
      if (old === 'webA') await halfway(stack);
    }
  },
});

const clock = (name: ServiceName, hours: number, count: number): Fault =>
  during(
    `the clock of ${name} jumps by ${hours} h`,
    count,
    ({ stack }) => stack.ask(name, { clockMs: hours * HOUR_MS }),
    ({ stack }) => stack.ask(name, { clockMs: 0 }),
  );

/** As the owner of the database. */
const statements = ({ stack }: Ground, ...all: string[]): Promise<void> =>
  onDatabase(stack.url, async (client) => {
    for (const sql of all) await client.query(sql);
  });

const setting = (name: string, count: number, key: string, value: string, more: string[] = []) =>
  during(
    name,
    count,
    (ground) =>
      statements(ground, `ALTER SYSTEM SET ${key} = ${value}`, ...more, 'SELECT pg_reload_conf()'),
    (ground) =>
      statements(
        ground,
        'SET default_transaction_read_only = off',
        'ALTER SYSTEM RESET ALL',
        'SELECT pg_reload_conf()',
      ),
  );

const FULL = ['messages', 'game_participants', 'booking_requests', 'notifications'];
const DISK_FULL = during(
  'disk full (error 53100 at every insert)',
  5,
  (ground) =>
    statements(
      ground,
      `CREATE FUNCTION chaos_full() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`,
      ...FULL.map(
        (table) =>
          `CREATE TRIGGER chaos_full BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION chaos_full()`,
      ),
    ),
  (ground) => statements(ground, 'DROP FUNCTION chaos_full CASCADE'),
);

const POSTGRES_KILLED: Fault = {
  name: 'kill -9 of Postgres',
  ends: [],
  run: async ({ stack }) => stack.endPostgres('SIGKILL'),
};

const POSTGRES_RESTARTED: Fault = {
  name: 'restart of Postgres',
  ends: [],
  run: async ({ stack }) => stack.endPostgres('SIGINT'),
};

/** Like the kernel when memory is short: the server then ends all of its processes. */
const BACKEND_KILLED: Fault = {
  name: 'kill -9 of one process of Postgres',
  ends: [],
  run: ({ stack }) =>
    onDatabase(stack.url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    }),
};

const TERMINATED: Fault = {
  name: 'all sessions of the database ended',
  ends: [],
  run: (ground) =>
    statements(
      ground,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    ),
};

const CUT: Fault = {
  name: 'all connections cut',
  ends: [],
  run: async ({ stack }) => {
    for (const proxy of Object.values(stack.proxies)) proxy.cut();
  },
};

const MIGRATIONS: Fault = {
  name: 'two migrations at once',
  ends: [],
  run: ({ stack }) => migrateTwice(stack.url),
};

const REDIS: Fault[] = [
  {
    ...during(
      'Redis gone',
      10,
      ({ redis }) => redis?.stop(),
      ({ redis }) => redis?.start(),
    ),
    needsRedis: true,
  },
  {
    ...during(
      'Redis frozen',
      5,
      ({ redis }) => redis?.signal('SIGSTOP'),
      ({ redis }) => redis?.signal('SIGCONT'),
    ),
    needsRedis: true,
  },
];

/** For the built product. */
export const ONE_OF_EACH: readonly Fault[] = [killed('webA'), killed('sidecarB')];

/** A few of them, short, for `npm test`. */
export const SHORT_FAULTS: readonly Fault[] = [
  killed('webA', 'sidecarA'),
  clock('webA', 1, 3),
  POSTGRES_KILLED,
  CUT,
];

export const FAULTS: readonly Fault[] = [
  killed('sidecarA'),
  killed('webA'),
  killed('worker'),
  killed('sidecarB', 'webB'),
  killed('sidecarA', 'sidecarB'),
  stopped('webB'),
  stopped('sidecarA'),
  outOfMemory('webA'),
  outOfMemory('sidecarB'),
  away('sidecarA', 60),
  frozen('webB', 5),
  frozen('sidecarB', 5),
  frozen('worker', 5),
  clock('webA', 1, 10),
  clock('webB', -1, 10),
  clock('sidecarA', 1, 10),
  clock('worker', -1, 10),
  POSTGRES_KILLED,
  POSTGRES_RESTARTED,
  BACKEND_KILLED,
  TERMINATED,
  weather('failover: the database refuses connections', 'database', 10, () => ({ refuses: true })),
  weather('the database is silent', 'database', 5, () => ({ swallows: 'all' })),
  weather('the database answers 50 ms later', 'database', 10, () => ({ delayMs: 25 })),
  DISK_FULL,
  setting('disk full (the database takes no writes)', 5, 'default_transaction_read_only', 'on'),
  setting('slow disk (100 ms more for each commit)', 10, 'commit_delay', '100000', [
    'ALTER SYSTEM SET commit_siblings = 0',
  ]),
  CUT,
  weather('300 ms latency and 5 % loss', 'live', 20, () => ({ delayMs: 150, lost: 0.05 })),
  weather('a web process cut off without a word', 'site', 5, ({ ports }) => ({
    swallows: ports.webA,
  })),
  weather('a sidecar cut off without a word', 'live', 10, ({ ports }) => ({
    swallows: ports.sidecarB,
  })),
  weather('the web processes cut off from the database', 'database:web', 5, () => ({
    swallows: 'all',
  })),
  weather('answers of the database lost to the web processes', 'database:web', 5, () => ({
    swallows: 'all',
    way: 'down',
  })),
  weather('the sidecars cut off from the database', 'database:realtime', 5, () => ({
    swallows: 'all',
  })),
  weather('the worker cut off from the database', 'database:jobs', 5, () => ({ swallows: 'all' })),
  weather('answers of a web process lost', 'site', 5, ({ ports }) => ({
    swallows: ports.webB,
    way: 'down',
  })),
  weather('requests to a sidecar lost', 'live', 5, ({ ports }) => ({
    swallows: ports.sidecarA,
    way: 'up',
  })),
  rolling('rolling restart'),
  rolling('rolling upgrade with a migration', ({ url }) => migrateTwice(url)),
  MIGRATIONS,
  ...REDIS,
  weather('the web processes cut off from Redis', 'redis:web', 5, () => ({ swallows: 'all' })),
  weather('events of Redis lost to the sidecars', 'redis:realtime', 5, () => ({
    swallows: 'all',
    way: 'down',
  })),
];

/** One bug of each kind. */
export const PLANTED: readonly Fault[] = [
  planted('lost write'),
  planted('double apply'),
  planted('stale read'),
];
