import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io-client';
import { openSockets } from '@/bench/chat/room';
import { ask } from '@/tests/chaos/ask';
import type { ChaosGroup } from '@/tests/chaos/people';

const IN_FLIGHT = 24;
const SETTLE_MS_MAX = 30_000;
/** From one sender to the next: in another room, since messages to one room share a statement. */
const STRIDE = 11;

export type Way = 'socket' | 'POST';

export interface Talker {
  groupId: number;
  cookie: string;
  socket: Socket;
}

/** All sockets, spread over the sidecars in turns. */
export async function connectAll(
  groups: readonly ChaosGroup[],
  sidecars: readonly number[],
): Promise<Talker[]> {
  const people = groups.flatMap(({ id, members }) =>
    members.map(({ cookie }) => ({ groupId: id, cookie })),
  );
  const talkers: Talker[] = [];
  for (const [at, port] of sidecars.entries()) {
    const own = people.filter((_, n) => n % sidecars.length === at);
    const sockets = await openSockets(
      port,
      own.map(({ cookie }) => cookie),
    );
    for (const [n, person] of own.entries()) {
      const socket = sockets[n];
      if (socket) talkers.push({ ...person, socket });
    }
  }
  return talkers;
}

export interface Said {
  count: number;
  seconds: number;
}

/** People send in turns, a few at a time, until the time is over and all messages have arrived. @throws when one is missing */
export async function talk(
  talkers: readonly Talker[],
  way: Way,
  webs: readonly number[],
  seconds: number,
): Promise<Said> {
  const membersOf = new Map<number, number>();
  for (const { groupId } of talkers) membersOf.set(groupId, (membersOf.get(groupId) ?? 0) + 1);
  let [count, due, received] = [0, 0, 0];
  const receive = () => {
    received += 1;
  };
  for (const { socket } of talkers) socket.on('message', receive);
  const began = performance.now();
  const send = async (n: number) => {
    const { groupId, cookie, socket } = talkers[(n * STRIDE) % talkers.length] ?? {};
    if (!groupId || !cookie || !socket) throw new Error('there is nobody');
    const body = { groupId, content: `Line ${n}`, clientMsgId: randomUUID() };
    if (way === 'socket') await socket.timeout(60_000).emitWithAck('message', body);
    else {
      const { status, text } = await ask(webs[n % webs.length] ?? 0, cookie, {
        path: '/api/messages',
        body,
      });
      if (status !== 201) throw new Error(`${status} ${text}`);
    }
    due += membersOf.get(groupId) ?? 0;
  };
  await Promise.all(
    Array.from({ length: IN_FLIGHT }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        count += 1;
        await send(count);
      }
    }),
  );
  while (received < due) {
    if (performance.now() - began > seconds * 1_000 + SETTLE_MS_MAX) {
      throw new Error(`${due - received} of ${due} deliveries are missing`);
    }
    await sleep(5);
  }
  for (const { socket } of talkers) socket.off('message', receive);
  return { count, seconds: (performance.now() - began) / 1_000 };
}
