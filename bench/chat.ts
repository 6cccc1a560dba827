import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRoom, type Delivery, measureDelivery, openSockets } from '@/bench/chat/room';
import { freePort } from '../server/local/ports.mjs';
import { startStack } from '../tests/chaos/stack';

// npm run bench -- chat [--rooms 100,500] [--messages 200]
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? fallback;
};
const roomSizes = option('rooms', '100,500').split(',').map(Number);
const messages = Number(option('messages', '200'));
const IN_FLIGHT = 8;

const stack = await startStack();
const barePort = await freePort();
const bare = spawn(process.execPath, ['--import', 'tsx', 'bench/chat/bare.ts'], {
  env: { ...process.env, WS_PORT: String(barePort) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await new Promise((resolve) => bare.once('message', resolve));

const lines = ['| room | server | delivered/s | p50 | p95 | ratio |', '|---|---|---|---|---|---|'];
const row = (size: number, name: string, { perSecond, p50Ms, p95Ms }: Delivery, ratio: string) =>
  lines.push(`| ${size} | ${name} | ${perSecond} | ${p50Ms} ms | ${p95Ms} ms | ${ratio} |`);
try {
  for (const size of roomSizes) {
    const { groupId, cookies } = await createRoom(stack.url, size);
    // In turns within one run: what else the machine does falls on both.
    const plain = await openSockets(barePort, cookies);
    const base = await measureDelivery(plain, messages, IN_FLIGHT, (n) => ({
      content: `Line ${n}`,
    }));
    for (const socket of plain) socket.disconnect();
    const ours = await openSockets(stack.ports.sidecarA, cookies);
    const kept = await measureDelivery(ours, messages, IN_FLIGHT, (n) => ({
      content: `Line ${n}`,
      groupId,
      clientMsgId: randomUUID(),
    }));
    for (const socket of ours) socket.disconnect();
    row(size, 'bare Socket.IO', base, '');
    row(size, 'Maidan, stored first', kept, (kept.perSecond / base.perSecond).toFixed(2));
  }
} finally {
  bare.kill();
  await stack.stop();
}
const report = `# Chat\n\n${messages} messages to each room, ${IN_FLIGHT} at a time, from sending until every member has it; one process each.\n\n${lines.join('\n')}\n`;
console.warn(report);
writeFileSync('bench/results/chat.md', report);
