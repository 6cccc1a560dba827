import { setTimeout as sleep } from 'node:timers/promises';
import { lastSeqOf } from '@/components/messages/timeline';
import type { Fault } from './faults';
import { Member } from './member';
import { type ChaosPeople, createPeople, readTruth } from './people';
import { startProxy } from './proxy';
import { startStack } from './stack';

export interface ChaosOptions {
  members: number;
  /** How many messages in all; the faults are spread over them. */
  messages: number;
  faults: Fault[];
  /** The rate of one member, below what the product lets a person send. */
  perSecond: number;
  log?: (line: string) => void;
}

export interface FaultResult {
  name: string;
  acknowledged: number;
  /** From reconnecting until nothing was missing: the slowest member, in milliseconds. */
  closeMs: number;
}

export interface ChaosResult {
  acknowledged: number;
  stored: number;
  lost: number;
  doubled: number;
  disordered: number;
  faults: FaultResult[];
}

const SETTLE_MS_MAX = 60_000;

/** People talk in a group while its servers are killed, frozen and cut off; then everybody's screen is counted. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { faults, log = () => undefined } = options;
  const stack = await startStack();
  const proxies = {
    web: await startProxy(() => stack.ports.web),
    sidecarA: await startProxy(() => stack.ports.sidecarA),
    sidecarB: await startProxy(() => stack.ports.sidecarB),
  };
  const people = await createPeople(stack.url, options.members);
  const members = people.cookies.map(
    (cookie, at) =>
      new Member({
        cookie,
        groupId: people.groupId,
        webPort: proxies.web.port,
        socketPort: (at % 2 === 0 ? proxies.sidecarA : proxies.sidecarB).port,
      }),
  );
  try {
    const talking = Promise.all(members.map((member, at) => talk(member, at, options)));
    const results: FaultResult[] = [];
    const total = () => members.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    for (const [at, fault] of faults.entries()) {
      await until(() => total() >= (options.messages * (at + 0.5)) / (faults.length + 1));
      for (const member of members) member.closeMs = 0;
      await fault.run({ stack, proxies });
      await until(() => members.every(({ isConnected }) => isConnected));
      await Promise.all(members.map((member) => member.catchUp()));
      const closeMs = Math.round(Math.max(...members.map((member) => member.closeMs)));
      results.push({ name: fault.name, acknowledged: total(), closeMs });
      log(`${fault.name}: ${total()} acknowledged, gaps closed after ${closeMs} ms`);
    }
    await talking;
    return { ...(await count(stack.url, people, members)), faults: results };
  } finally {
    for (const member of members) member.stop();
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    await stack.stop();
  }
}

async function talk(member: Member, at: number, options: ChaosOptions): Promise<void> {
  const own = Math.ceil(options.messages / options.members);
  for (let n = 0; n < own; n += 1) {
    const began = performance.now();
    await member.send(`Line ${n} of member ${at}`, n % 2 === 1);
    await sleep(Math.max(0, 1_000 / options.perSecond - (performance.now() - began)));
  }
}

async function until(holds: () => boolean): Promise<void> {
  const since = Date.now();
  while (!holds()) {
    if (Date.now() - since > 5 * SETTLE_MS_MAX) throw new Error('the run came to a standstill');
    await sleep(50);
  }
}

async function count(url: string, { conversationId }: ChaosPeople, members: Member[]) {
  const truth = await readTruth(url, conversationId);
  const last = truth.at(-1)?.seq ?? 0;
  const since = Date.now();
  while (members.some(({ timeline }) => lastSeqOf(timeline) < last)) {
    // Whoever is still behind after this has lost something.
    if (Date.now() - since > SETTLE_MS_MAX) break;
    await Promise.all(members.map((member) => member.catchUp()));
  }
  const promised = members.flatMap(({ acknowledged }) => [...acknowledged]);
  const result = {
    acknowledged: promised.length,
    stored: truth.length,
    lost: 0,
    doubled: 0,
    disordered: 0,
  };
  result.doubled += truth.length - new Set(truth.map(({ clientMsgId }) => clientMsgId)).size;
  for (const { timeline, shown } of members) {
    const seen = timeline.messages.map(({ clientMsgId }) => clientMsgId);
    const distinct = new Set(seen);
    result.lost += promised.filter((id) => !distinct.has(id)).length;
    result.doubled += seen.length - distinct.size;
    result.disordered += shown.filter((seq, at) => at > 0 && seq <= (shown[at - 1] ?? 0)).length;
    result.disordered += timeline.messages.filter(({ seq }, at) => seq !== at + 1).length;
  }
  return result;
}
