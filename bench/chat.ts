import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createViewers, fillMessages, measureList } from '@/bench/chat/conversation-list';
import { measureIdle } from '@/bench/chat/idle';
import { type Stack, startStack } from '../tests/chaos/stack';

const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '5000000' },
    idle: { type: 'string', default: '5000' },
  },
});
const [stored, idle] = [Number(values.stored), Number(values.idle)];
/** The baseline for the list with `stored` messages. */
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
  if (idle > 0) keep(await benchIdle(stack));
  if (stored > 0) keep(await benchList(stack));
} finally {
  await stack.stop();
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
    const { p50Ms, p95Ms } = await measureList(ports.webA, viewers);
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
