import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openSockets } from '@/bench/chat/room';
import { createDevices, pushEnv } from '@/bench/edge/devices';
import { type Done, KINDS, live, PAUSE_MS, type Person } from '@/bench/edge/person';
import { footprintOf, total } from '@/bench/footprint/processes';
import { quantile, table } from '@/bench/report-tables';
import { familyMs } from '@/bench/scale/processor';
import { createPeople } from '@/tests/chaos/people';
import { type ServiceName, startStack } from '@/tests/chaos/stack';
import { PushService } from '@/tests/services/push';

// Finds how many signed-in people one machine carries, with one and with two web processes, and what happens beyond.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    most: { type: 'string', default: '3000' },
    /** Minutes at half of the edge, for memory; 0 leaves it out. */
    soak: { type: 'string', default: '0' },
    /** How many web processes, one measurement each. */
    webs: { type: 'string', default: '1,2' },
  },
});
const [seconds, most] = [Number(values.seconds), Number(values.most)];
const P95_MAX_MS = 500;
/** How many times the edge come at once. */
const BEYOND = 3;
const MEMBERS = 10;
const PARTS = ['web', 'sidecar', 'worker', 'postgres'] as const;
const log = (line: string) => console.warn(line);

interface Figures {
  people: number;
  done: Done[];
  /** The share of one processor that each part took. */
  cpu: number[];
  pushes: number;
}

const slowest = (done: readonly Done[]) =>
  quantile(
    done.map(({ ms }) => ms),
    0.95,
  );
const failed = (done: readonly Done[]) =>
  done.filter(({ status }) => status === 0 || status >= 400);
const holds = ({ done }: Figures) =>
  slowest(done) <= P95_MAX_MS && failed(done).length <= done.length / 1_000;

async function measureWith(each: 1 | 2) {
  const webs: ServiceName[] = each === 1 ? ['webA'] : ['webA', 'webB'];
  const sidecars: ServiceName[] = each === 1 ? ['sidecarA'] : ['sidecarA', 'sidecarB'];
  const phones = await PushService.start();
  const stack = await startStack({
    built: true,
    services: [...sidecars, 'worker', ...webs],
    env: pushEnv(phones),
  });
  const pids = (names: readonly ServiceName[]) => names.map((name) => stack.pid(name) ?? 0);
  const processes = () => [pids(webs), pids(sidecars), pids(['worker']), [stack.postgresPid()]];
  const sum = (of: (pid: number) => number) =>
    processes().map((part) => part.reduce((total, pid) => total + of(pid), 0));
  try {
    const { groups } = await createPeople(stack.url, {
      groups: most / MEMBERS,
      membersEach: MEMBERS,
    });
    await createDevices(stack.url, phones);
    const people: Person[] = groups.flatMap((group, nth) =>
      group.members.map(({ cookie }, at) => ({
        cookie,
        group,
        origin: `http://127.0.0.1:${stack.ports[webs[(nth + at) % webs.length] ?? 'webA']}`,
        from: `127.${1 + at}.${Math.floor(nth / 200)}.${1 + (nth % 200)}`,
      })),
    );
    const connected: { disconnect: () => unknown }[] = [];
    const round = async (count: number, time = seconds): Promise<Figures> => {
      const missing = people.slice(connected.length, count);
      for (const [at, name] of sidecars.entries()) {
        const own = missing.filter((_, n) => n % sidecars.length === at);
        connected.push(
          ...(await openSockets(
            stack.ports[name],
            own.map(({ cookie }) => cookie),
          )),
        );
      }
      const before = sum(familyMs);
      phones.received.length = 0;
      const done = await live(people.slice(0, count), time);
      const cpu = sum(familyMs).map((ms, at) => (ms - (before[at] ?? 0)) / (time * 1_000));
      const figures = { people: count, done, cpu, pushes: phones.received.length };
      log(`${each} of each: ${toRow('', figures).join(' | ')}`);
      return figures;
    };
    await round(50, 15);
    const rounds: Figures[] = [];
    let [low, high] = [0, 100];
    for (;;) {
      const figures = await round(Math.min(high, most));
      rounds.push(figures);
      if (!holds(figures)) break;
      low = high;
      if (high >= most) break;
      high *= 2;
    }
    while (high - low > Math.max(50, low / 8)) {
      const figures = await round(Math.round((low + high) / 20) * 10);
      rounds.push(figures);
      if (holds(figures)) low = figures.people;
      else high = figures.people;
    }
    const beyond = await round(Math.min(most, low * BEYOND));
    const after = await round(Math.round(low / 2));
    const memory: number[][] = [];
    for (let minute = 0; minute <= Number(values.soak); minute += 1) {
      memory.push(sum((pid) => total('', footprintOf(pid)).pss));
      log(`${minute} min: ${memory.at(-1)?.map(Math.round).join(' / ')} MB`);
      if (minute < Number(values.soak)) await live(people.slice(0, low / 2), 60);
    }
    for (const socket of connected) socket.disconnect();
    return { each, edge: low, rounds, beyond, after, memory };
  } finally {
    await stack.stop();
    await phones.stop();
  }
}

function toRow(name: string, { people, done, cpu, pushes }: Figures): string[] {
  const of = (kind: string) => slowest(done.filter((each) => each.kind === kind)).toFixed(0);
  const refused = done.filter(({ status }) => status === 429 || status === 503).length;
  return [
    name,
    String(people),
    (done.length / seconds).toFixed(0),
    slowest(done).toFixed(0),
    ...KINDS.map(of),
    `${refused} / ${failed(done).length - refused} of ${done.length}`,
    String(pushes),
    cpu.map((share) => share.toFixed(2)).join(' / '),
  ];
}

const HEAD = [
  'round',
  'people',
  'requests a second',
  'p95 ms',
  ...KINDS.map((kind) => `p95 ${kind}`),
  'refused / failed',
  'pushes',
  `processors: ${PARTS.join(' / ')}`,
];
const sections: string[] = [];
for (const webs of values.webs.split(',')) {
  const each = webs === '1' ? 1 : 2;
  const { edge, rounds, beyond, after, memory } = await measureWith(each);
  const rows = [
    ...rounds.toSorted((a, b) => a.people - b.people).map((figures) => toRow('', figures)),
    toRow('beyond', beyond),
    toRow('afterwards', after),
  ];
  sections.push(`## ${each} of each: ${edge} people`, '', table(HEAD, rows), '');
  if (memory.length > 1)
    sections.push(
      `Memory in MB (${PARTS.join(' / ')}), a row for each ten minutes at half of the edge:`,
      '',
      ...memory
        .filter((_, at) => at % 10 === 0)
        .map((row) => `- ${row.map(Math.round).join(' / ')}`),
      '',
    );
}
const report = `# How many people one machine carries

${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}; Postgres, the worker and the people's own processor time on the same machine. The
built product. Everybody is signed in, has a socket, a phone that is sent pushes, and an address of their own, and asks for something every ${PAUSE_MS / 1_000} s on
average: pages 40 %, calls 40 %, messages to a group of ten 15 %, answers to games 5 %. The edge: the most people with a 95th
percentile of at most ${P95_MAX_MS} ms and at most one failure in a thousand, ${seconds} s a round. Beyond: ${BEYOND} times as many at once, then half
of the edge again.

${sections.join('\n')}`;
log(report);
writeFileSync('bench/results/edge.md', report);
