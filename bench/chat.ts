import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createViewers, fillMessages, measureList } from '@/bench/chat/conversation-list';
import { measureIdle } from '@/bench/chat/idle';
import { createRoom, type Delivery, measureDelivery, openSockets } from '@/bench/chat/room';
import { freePort } from '../server/local/ports.mjs';
import { type Stack, startStack } from '../tests/chaos/stack';

// npm run bench -- chat [--rooms 100,500] [--messages 200] [--rounds 3] [--stored 5000000] [--idle 5000]
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? fallback;
};
const roomSizes = option('rooms', '100,500').split(',').map(Number);
const messages = Number(option('messages', '200'));
const rounds = Number(option('rounds', '3'));
const stored = Number(option('stored', '5000000'));
const idle = Number(option('idle', '5000'));
const IN_FLIGHT = 8;
/** The size that the list with `stored` messages is compared with. */
const FEW_STORED = 50_000;

const stack = await startStack({ services: ['sidecarA', 'sidecarB', 'worker', 'webA'] });
const parts: string[] = [];
/** Written after each part, so that a later failure does not lose earlier results. */
function keep(part: string): void {
  parts.push(part);
  console.warn(part);
  writeFileSync('bench/results/chat.md', `# Chat\n\n${parts.join('\n')}`);
}
try {
  if (roomSizes.some((size) => size > 0)) keep(await benchRooms(stack));
  if (idle > 0) keep(await benchIdle(stack));
  if (stored > 0) keep(await benchList(stack));
} finally {
  await stack.stop();
}

async function benchRooms({ url, ports }: Stack): Promise<string> {
  const barePort = await freePort();
  const bare = spawn(process.execPath, ['--import', 'tsx', 'bench/chat/bare.ts'], {
    env: { ...process.env, WS_PORT: String(barePort) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => bare.once('message', resolve));
  const rows: string[] = [];
  for (const size of roomSizes) {
    const { groupId, cookies } = await createRoom(url, size);
    const measured: { base: Delivery; kept: Delivery }[] = [];
    // Interleaved within one run, so that other load on the machine affects both. The first round warms them up.
    for (let round = 0; round <= rounds; round += 1) {
      const base = await deliver(barePort, cookies, (n) => ({ content: `Line ${n}` }));
      const kept = await deliver(ports.sidecarA, cookies, (n) => ({
        content: `Line ${n}`,
        groupId,
        clientMsgId: randomUUID(),
      }));
      if (round > 0) measured.push({ base, kept });
    }
    rows.push(...toRows(size, measured));
  }
  bare.kill();
  return `${messages} messages to each room, ${IN_FLIGHT} at a time, from sending until every member has it; one process each, the
median of ${rounds} rounds taken in turns. Delivered: goal at least half of the bare server's, which stores nothing.

| room | server | delivered/s | p50 | p95 | delivered, ratio | p95, ratio |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

async function deliver(port: number, cookies: string[], body: (n: number) => object) {
  const sockets = await openSockets(port, cookies);
  const delivery = await measureDelivery(sockets, messages, IN_FLIGHT, body);
  for (const socket of sockets) socket.disconnect();
  return delivery;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function toRows(size: number, measured: { base: Delivery; kept: Delivery }[]): string[] {
  const of = (which: 'base' | 'kept', what: keyof Delivery) =>
    median(measured.map((round) => round[which][what]));
  const row = (which: 'base' | 'kept', name: string, ratios: string) =>
    `| ${size} | ${name} | ${of(which, 'perSecond')} | ${of(which, 'p50Ms')} ms | ${of(which, 'p95Ms')} ms | ${ratios} |`;
  const delivered = median(measured.map(({ base, kept }) => kept.perSecond / base.perSecond));
  const slower = median(measured.map(({ base, kept }) => kept.p95Ms / base.p95Ms));
  return [
    row('base', 'bare Socket.IO', ' | '),
    row('kept', 'Maidan, stored first', `${delivered.toFixed(2)} | ${slower.toFixed(2)}`),
  ];
}

async function benchIdle(running: Stack): Promise<string> {
  const { sockets, beforeMb, afterMb, perSocketKb } = await measureIdle(running, idle);
  return `${sockets} people connected to one sidecar and silent: it grew from ${beforeMb} MB (at the hundredth) to ${afterMb} MB,
**${perSocketKb} KB a socket**.
`;
}

async function benchList({ url, ports }: Stack): Promise<string> {
  const viewers = await createViewers(url);
  const rows: string[] = [];
  let few = 0;
  for (const total of [FEW_STORED, stored]) {
    await fillMessages(url, total);
    const { p50Ms, p95Ms } = await measureList(ports.webA, viewers, total);
    few ||= p95Ms;
    rows.push(`| ${total} | ${p50Ms} ms | ${p95Ms} ms | ${(p95Ms / few).toFixed(2)} |`);
  }
  return `The list of conversations with its badge, 50 people with 60 conversations each. Goal: with a hundred times the messages
p95 at most three times as long.

| messages | p50 | p95 | ratio |
|---|---|---|---|
${rows.join('\n')}
`;
}
