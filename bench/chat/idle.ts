import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom, openSockets } from '@/bench/chat/room';
import type { Stack } from '@/tests/chaos/stack';

const AT_ONCE = 100;
const SETTLE_MS = 10_000;

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

export interface IdleFigures {
  sockets: number;
  beforeMb: number;
  afterMb: number;
  perSocketKb: number;
}

/** Connected but idle people: the sidecar's memory growth per connection. */
export async function measureIdle(stack: Stack, sockets: number): Promise<IdleFigures> {
  const pid = stack.pid('sidecarB') ?? 0;
  const { cookies } = await createRoom(stack.url, sockets);
  // A first hundred, so that one-time allocations are not counted.
  const open = await openSockets(stack.ports.sidecarB, cookies.slice(0, AT_ONCE));
  await sleep(SETTLE_MS);
  const before = residentKb(pid);
  for (let at = AT_ONCE; at < sockets; at += AT_ONCE) {
    open.push(...(await openSockets(stack.ports.sidecarB, cookies.slice(at, at + AT_ONCE))));
  }
  await sleep(SETTLE_MS);
  const after = residentKb(pid);
  if (open.some(({ connected }) => !connected)) throw new Error('not all of them stayed connected');
  for (const socket of open) socket.disconnect();
  const toMb = (kb: number) => Math.round(kb / 1024);
  return {
    sockets,
    beforeMb: toMb(before),
    afterMb: toMb(after),
    perSocketKb: Math.round((after - before) / (sockets - AT_ONCE)),
  };
}
