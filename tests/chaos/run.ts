import { setTimeout as sleep } from 'node:timers/promises';
import { lastSeqOf } from '@/components/messages/timeline';
import type { Fault } from './faults';
import { Member } from './member';
import { type ChaosPeople, createPeople, readLastSeq, readTruth } from './people';
import { startProxy } from './proxy';
import { startStack } from './stack';

export interface ChaosOptions {
  members: number;
  /** The total number of messages; the faults are spread over them. */
  messages: number;
  faults: Fault[];
  /** The rate of one member, below the product's limit. */
  perSecond: number;
  log?: (line: string) => void;
}

interface FaultResult {
  name: string;
  acknowledged: number;
  /**
   * Milliseconds from reconnecting (or from the end of the fault, if nobody lost the connection) until everything accepted by
   * then is displayed, for the slowest member.
   */
  closeMs: number;
  /** The last sequence number displayed by all members when the gaps were closed. */
  seen: number;
  /** Messages acknowledged by the end of the fault that a client lacks, and messages displayed twice. */
  lost: number;
  doubled: number;
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

/** Members of a group talk while its servers are killed, frozen and cut off. Then the messages of all clients are counted. */
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
      for (const member of members) member.forgetGaps();
      await fault.run({ stack, proxies });
      const closed = await close(stack.url, people, members);
      results.push({ name: fault.name, ...closed });
      log(`${fault.name}: ${closed.acknowledged} acknowledged, closed after ${closed.closeMs} ms`);
    }
    await talking;
    return { ...(await count(stack.url, people, members)), faults: results };
  } finally {
    for (const member of members) member.stop();
    await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
    await stack.stop();
  }
}

/** Waits until everybody is connected and the database answers, then measures how long until no acknowledged message is missing. */
async function close(
  url: string,
  { conversationId }: ChaosPeople,
  members: Member[],
): Promise<Omit<FaultResult, 'name'>> {
  await until(() => members.every(({ isConnected }) => isConnected));
  const promised = members.flatMap(({ acknowledged }) => [...acknowledged]);
  const stored = await readLastSeq(url, conversationId);
  const repairedAt = performance.now();
  const closed = members.map(async (member) => {
    await until(() => lastSeqOf(member.timeline) >= stored, 5);
    return performance.now() - Math.max(member.connectedAt, repairedAt);
  });
  // A client that reconnected before the last one has already closed its own gap.
  const gaps = [...(await Promise.all(closed)), ...members.map((member) => member.longestGapMs)];
  const closeMs = Math.round(Math.max(0, ...gaps));
  const seen = Math.min(...members.map(({ timeline }) => lastSeqOf(timeline)));
  return { acknowledged: promised.length, seen, closeMs, ...screens(members, promised) };
}

/** Counts acknowledged messages missing from a client, and messages displayed twice. */
function screens(members: Member[], promised: string[]): { lost: number; doubled: number } {
  let [lost, doubled] = [0, 0];
  for (const { timeline } of members) {
    const seen = timeline.messages.map(({ clientMsgId }) => clientMsgId);
    const distinct = new Set(seen);
    lost += promised.filter((id) => !distinct.has(id)).length;
    doubled += seen.length - distinct.size;
  }
  return { lost, doubled };
}

async function talk(member: Member, at: number, options: ChaosOptions): Promise<void> {
  const own = Math.ceil(options.messages / options.members);
  for (let n = 0; n < own; n += 1) {
    const began = performance.now();
    await member.send(`Line ${n} of member ${at}`, n % 2 === 1);
    await sleep(Math.max(0, 1_000 / options.perSecond - (performance.now() - began)));
  }
}

async function until(holds: () => boolean, everyMs = 50): Promise<void> {
  const since = Date.now();
  while (!holds()) {
    if (Date.now() - since > 15 * SETTLE_MS_MAX) throw new Error('the run came to a standstill');
    await sleep(everyMs);
  }
}

async function count(url: string, { conversationId }: ChaosPeople, members: Member[]) {
  const truth = await readTruth(url, conversationId);
  const last = truth.at(-1)?.seq ?? 0;
  const since = Date.now();
  while (members.some(({ timeline }) => lastSeqOf(timeline) < last)) {
    // A client that is still behind after this has lost something.
    if (Date.now() - since > SETTLE_MS_MAX) break;
    await Promise.all(members.map((member) => member.catchUp()));
  }
  const promised = members.flatMap(({ acknowledged }) => [...acknowledged]);
  const onScreens = screens(members, promised);
  const storedTwice = truth.length - new Set(truth.map(({ clientMsgId }) => clientMsgId)).size;
  let disordered = 0;
  for (const { timeline, shown } of members) {
    disordered += shown.filter((seq, at) => at > 0 && seq <= (shown[at - 1] ?? 0)).length;
    disordered += timeline.messages.filter(({ seq }, at) => seq !== at + 1).length;
  }
  return {
    acknowledged: promised.length,
    stored: truth.length,
    lost: onScreens.lost,
    doubled: onScreens.doubled + storedTwice,
    disordered,
  };
}
