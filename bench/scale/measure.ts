import { measure } from '@/bench/scale/load';
import { connectAll, talk, type Way } from '@/bench/scale/messages';
import { familyMs, processorMs } from '@/bench/scale/processor';
import { insertForIds } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { ask } from '@/tests/chaos/ask';
import { Freshness } from '@/tests/chaos/freshness';
import { type ChaosGroup, createPeople } from '@/tests/chaos/people';
import { createRedis } from '@/tests/chaos/redis';
import { type ServiceName, type Stack, startStack } from '@/tests/chaos/stack';
import { onDatabase } from '@/tests/factories/on-database';

export interface Setting {
  /** The number of web processes, and of sidecars. */
  each: 1 | 2;
  withRedis: boolean;
}

export interface Load {
  perSecond: number;
  /** Milliseconds of processor time for each message or page, by process. */
  cpuMs: Record<Part, number>;
}

const PARTS = ['web', 'sidecar', 'worker', 'postgres', 'redis'] as const;
type Part = (typeof PARTS)[number];

export interface Figures extends Record<Way | 'cached' | 'made', Load> {
  setting: Setting;
  messageBytes: { all: number; indexes: number };
  /** Milliseconds from an edit's response until the page of each web process shows it, sorted. */
  freshMs: number[];
}

const GROUPS = 20;
const MEMBERS = 10;
/** Pages that are visited once. */
const PAGES = 4_000;
const CONNECTIONS = 16;
const EDITS = 20;
const WARM_UP_SECONDS = 4;

export async function measureSetting(setting: Setting, seconds: number): Promise<Figures> {
  const redis = setting.withRedis ? await createRedis() : undefined;
  const webs: ServiceName[] = setting.each === 1 ? ['webA'] : ['webA', 'webB'];
  const sidecars: ServiceName[] = setting.each === 1 ? ['sidecarA'] : ['sidecarA', 'sidecarB'];
  const stack = await startStack({
    built: true,
    services: [...sidecars, 'worker', ...webs],
    env: redis && { REDIS_URL: redis.url },
  });
  const portsOf = (names: ServiceName[]) => names.map((name) => stack.ports[name]);
  const cpu = (): Record<Part, number> => {
    const sum = (names: ServiceName[]) =>
      names.reduce((total, name) => total + processorMs(stack.pid(name) ?? 0), 0);
    return {
      web: sum(webs),
      sidecar: sum(sidecars),
      worker: sum(['worker']),
      postgres: familyMs(stack.postgresPid()),
      redis: redis ? processorMs(redis.pid()) : 0,
    };
  };
  const timed = async (work: () => Promise<{ count: number; seconds: number }>): Promise<Load> => {
    const before = cpu();
    const done = await work();
    const after = cpu();
    const cpuMs = Object.fromEntries(
      PARTS.map((part) => [part, (after[part] - before[part]) / done.count]),
    ) as Record<Part, number>;
    return { perSecond: done.count / done.seconds, cpuMs };
  };
  try {
    const { groups } = await createPeople(stack.url, { groups: GROUPS, membersEach: MEMBERS });
    const pages = await createPages(stack, groups);
    const talkers = await connectAll(groups, portsOf(sidecars));
    const ports = portsOf(webs);
    const say = (way: Way, time: number) => talk(talkers, way, ports, time);
    const look = (of: readonly number[], time: number, from = 0) =>
      measure(
        (n) => `http://127.0.0.1:${ports[n % ports.length]}/group/${of[(from + n) % of.length]}`,
        { seconds: time, connections: CONNECTIONS },
      );
    const first = pages.slice(0, 2);
    await say('socket', WARM_UP_SECONDS);
    await say('POST', WARM_UP_SECONDS);
    await look(pages.slice(2, 500), WARM_UP_SECONDS);
    await look(first, WARM_UP_SECONDS);
    const figures = {
      setting,
      socket: await timed(() => say('socket', seconds)),
      POST: await timed(() => say('POST', seconds)),
      cached: await timed(() => look(first, seconds)),
      made: await timed(() => look(pages, seconds, 500)),
      messageBytes: await measureBytes(stack),
      freshMs: await measureFreshness(stack, groups, ports),
    };
    for (const { socket } of talkers) socket.disconnect();
    return figures;
  } finally {
    await stack.stop();
    await redis?.stop();
  }
}

function createPages({ url }: Stack, groups: readonly ChaosGroup[]): Promise<number[]> {
  const creatorId = groups[0]?.members[0]?.userId ?? 0;
  return onDatabase(url, (client) =>
    insertForIds(
      client,
      'groups',
      Array.from({ length: PAGES }, (_, n) => ({
        name: `Group ${n}`,
        description: 'Friendly games, all levels.',
        sportId: sportId('Cricket'),
        creatorId,
        city: 'Lahore',
      })),
    ),
  );
}

function measureBytes({ url }: Stack): Promise<Figures['messageBytes']> {
  return onDatabase(url, async (client) => {
    await client.query('VACUUM messages');
    const { rows } = await client.query<Figures['messageBytes']>(
      `SELECT (pg_total_relation_size('messages') / count(*))::int AS "all",
         (pg_indexes_size('messages') / count(*))::int AS indexes FROM messages`,
    );
    return rows[0] ?? { all: 0, indexes: 0 };
  });
}

async function measureFreshness(
  { proxies }: Stack,
  groups: readonly ChaosGroup[],
  ports: readonly number[],
): Promise<number[]> {
  const { id, members } = groups[0] ?? {};
  const freshness = new Freshness(ports);
  for (let n = 0; n < EDITS; n += 1) {
    const description = `Edit ${n} of ${EDITS}.`;
    const path = `/api/groups/${id}`;
    const cookie = members?.[0]?.cookie ?? '';
    const { status } = await ask(proxies.site.port, cookie, {
      method: 'PUT',
      path,
      body: { description },
    });
    if (status !== 200) throw new Error(`the edit answered ${status}`);
    await freshness.follow(`/group/${id}`, description);
  }
  const all = await freshness.all();
  return all.map((ms) => ms ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
}
