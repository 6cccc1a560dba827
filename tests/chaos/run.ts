import { setTimeout as sleep } from 'node:timers/promises';
import { lastSeqOf } from '@/components/messages/timeline';
import { findFaults, type Fault as HistoryFault } from './check-history';
import { compareOperations, findBroken } from './checker';
import type { Fault } from './faults';
import { Freshness } from './freshness';
import { History } from './history';
import { Member } from './member';
import { Operations } from './operations';
import { type ChaosGroup, type ChaosPeople, createPeople, placesOf, readLastSeqs } from './people';
import { createRedis, type Redis } from './redis';
import { countMessages, readChats, type Screens, screens } from './screens';
import { type Stack, startStack } from './stack';

export interface ChaosOptions {
  groups: number;
  membersEach: number;
  /** The total number of messages; the faults are spread over them. */
  messages: number;
  /** Answers to games and requests for sessions. */
  operations: number;
  faults: readonly Fault[];
  /** The rate of one member, below the product's limit. */
  perSecond: number;
  /** Waits a minute for the key of a request that died with its process, and repeats it. */
  isPatient?: boolean;
  /** The built product, whose public pages are checked too. */
  built?: boolean;
  /** Carries realtime events through Redis. */
  withRedis?: boolean;
  /** One that runs already, and goes on. */
  stack?: Stack;
  log?: (line: string) => void;
}

interface FaultResult extends Screens {
  name: string;
  acknowledged: number;
  /** Milliseconds until every process that the fault ended was ready again; null without one. */
  backMs: number | null;
  /**
   * Milliseconds from reconnecting (or from the end of the fault, without a lost connection) until everything accepted by then
   * is displayed, for the slowest member.
   */
  closeMs: number;
}

export interface ChaosResult {
  acknowledged: number;
  stored: number;
  /** Messages and deeds together. */
  lost: number;
  doubled: number;
  disordered: number;
  /** Calls with their begin and end: messages, answers, sessions, edits, charges and reads. */
  operations: number;
  /** What no order of these calls explains. */
  found: HistoryFault[];
  /** Edits, and the milliseconds from their response until the page of each web process showed them; null if it never did. */
  freshMs: (number | null)[];
  /** A line for each violated invariant of the database. */
  broken: string[];
  faults: FaultResult[];
}

const STANDSTILL_MS = 900_000;
const EDIT_EVERY_MS = 2_000;
/** Per group, however fast the messages are: edits on a slow machine take longer. */
const EDITS_MIN = 3;
/** The share of sessions and courts among the deeds; the rest are answers to games. */
const BOOKINGS = 0.2;
const COACHES = 4;

/**
 * Members of groups chat, answer games, request sessions and edit, while servers are killed, frozen and cut off. Then their
 * screens and the acknowledged responses are compared with the database.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { faults, built = false, log = () => undefined } = options;
  const redis = options.withRedis ? await createRedis() : undefined;
  const env = redis && { REDIS_URL: redis.url };
  const stack = options.stack ?? (await startStack({ built, env, isFaulty: true }));
  const people = await createPeople(stack.url, { ...options, coaches: COACHES });
  const history = new History();
  const members = createMembers(stack, people, { built, history });
  const operations = new Operations(history, options.isPatient ?? false);
  const freshness = new Freshness(built ? [stack.ports.webA, stack.ports.webB] : []);
  try {
    const doing = keepBusy(members, people, operations, freshness, options);
    // A refusal is reported at once and not after hours.
    const failed = doing.then(() => new Promise<never>(() => undefined));
    const results: FaultResult[] = [];
    const total = () => members.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    for (const [at, fault] of faults.entries()) {
      const due = (options.messages * (at + 0.5)) / (faults.length + 1);
      await Promise.race([failed, until(() => total() >= due)]);
      const result = await Promise.race([failed, suffer(fault, { stack, redis, members })]);
      results.push(result);
      log(toLine(result));
    }
    await doing;
    const messages = await countMessages(stack.url, people, members);
    const notified = await compareOperations(stack.url, operations);
    return {
      ...messages,
      lost: messages.lost + notified.lost,
      doubled: messages.doubled + notified.doubled,
      operations: history.operations.length,
      found: findFaults(history.operations, {
        places: placesOf(options.membersEach),
        chats: await readChats(stack.url, people),
        initial: () => '',
      }),
      freshMs: await freshness.all(),
      broken: await findBroken(stack.url),
      faults: results,
    };
  } finally {
    for (const member of members) member.stop();
    if (!options.stack) await stack.stop();
    await redis?.stop();
  }
}

function createMembers(
  { proxies }: Stack,
  { groups }: ChaosPeople,
  { built, history }: { built: boolean; history: History },
): Member[] {
  return groups.flatMap(({ id, conversationId, members }) =>
    members.map(
      (person, at) =>
        new Member({
          ...person,
          history,
          groupId: id,
          conversationId,
          webPort: proxies.site.port,
          // Directly, like nginx, or through a web process. The bare one forwards nothing.
          socketPort: built && at % 2 === 0 ? proxies.site.port : proxies.live.port,
        }),
    ),
  );
}

async function keepBusy(
  members: Member[],
  { groups, coaches }: ChaosPeople,
  operations: Operations,
  freshness: Freshness,
  options: ChaosOptions,
): Promise<void> {
  let isOver = false;
  const talking = Promise.all(members.map((member, at) => talk(member, at, options)));
  const each = Math.ceil(options.operations / members.length);
  const everyMs = (options.messages / members.length / options.perSecond / each) * 1_000;
  const acting = members.map(async (member, at) => {
    const group = groupOf(member, groups);
    for (let n = 0; n < each; n += 1) {
      await sleep(everyMs * Math.random() * 1.5);
      if ((n + at) % Math.round(1 / BOOKINGS) === 0) await operations.book(member, coaches);
      else await operations.answer(member, group);
      await operations.look(member, group);
    }
  });
  const editing = members
    .filter((_, at) => at % options.membersEach === 0)
    .map(async (creator) => {
      for (let edits = 0; edits < EDITS_MIN || !isOver; edits += 1) {
        const text = await operations.edit(creator);
        await operations.charge(creator, groupOf(creator, groups));
        await freshness.follow(`/group/${creator.options.groupId}`, text);
        await sleep(EDIT_EVERY_MS);
      }
    });
  const over = Promise.all([talking, ...acting]).then(() => {
    isOver = true;
  });
  await Promise.all([over, ...editing]);
}

function groupOf({ options }: Member, groups: readonly ChaosGroup[]): ChaosGroup {
  const group = groups.find(({ id }) => id === options.groupId);
  if (!group) throw new Error('a member has no group');
  return group;
}

async function suffer(
  fault: Fault,
  { stack, redis, members }: { stack: Stack; redis: Redis | undefined; members: Member[] },
): Promise<FaultResult> {
  for (const member of members) member.forgetGaps();
  await fault.run({ stack, redis });
  const since = performance.now();
  await Promise.all(fault.ends.map((name) => stack.untilReady(name)));
  const backMs = fault.ends.length > 0 ? Math.round(performance.now() - since) : null;
  return { name: fault.name, backMs, ...(await close(stack.url, members)) };
}

/**
 * Waits until all members are connected and the database responds, then measures how long until no acknowledged message is
 * missing.
 */
async function close(
  url: string,
  members: Member[],
): Promise<Omit<FaultResult, 'name' | 'backMs'>> {
  await until(() => members.every(({ isConnected }) => isConnected));
  const promised = members.map(({ acknowledged }) => [...acknowledged]);
  const stored = await readLastSeqs(url);
  const repairedAt = performance.now();
  const closed = members.map(async (member) => {
    const last = stored.get(member.options.conversationId) ?? 0;
    await until(() => lastSeqOf(member.timeline) >= last, 5);
    return performance.now() - Math.max(member.connectedAt, repairedAt);
  });
  // A client that reconnected before the last one has already closed its own gap.
  const gaps = [...(await Promise.all(closed)), ...members.map((member) => member.longestGapMs)];
  const closeMs = Math.round(Math.max(0, ...gaps));
  return { acknowledged: promised.flat().length, closeMs, ...screens(members, promised) };
}

async function talk(member: Member, at: number, options: ChaosOptions): Promise<void> {
  const { groups, membersEach, messages, perSecond } = options;
  const own = Math.ceil(messages / (groups * membersEach));
  for (let n = 0; n < own; n += 1) {
    const began = performance.now();
    await member.send(`Line ${n} of member ${at}`, n % 2 === 1);
    await sleep(Math.max(0, 1_000 / perSecond - (performance.now() - began)));
  }
}

async function until(holds: () => boolean, everyMs = 50): Promise<void> {
  const since = Date.now();
  while (!holds()) {
    if (Date.now() - since > STANDSTILL_MS) throw new Error('the run came to a standstill');
    await sleep(everyMs);
  }
}

function toLine({ name, acknowledged, backMs, closeMs }: FaultResult): string {
  const back = backMs === null ? '' : `, back after ${backMs} ms`;
  return `${name}: ${acknowledged} acknowledged${back}, gaps closed after ${closeMs} ms`;
}
