import { Agent } from 'node:http';
import { ask } from '@/bench/page-attack/ask';
import { ATTACKS, type AttackName } from '@/bench/page-attack/attack';

const [url = '', name = '', connections = ''] = process.argv.slice(2);
const attack: { path: (n: number) => string; method?: string; headers?: Record<string, string> } =
  ATTACKS[name as AttackName];
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<string, number> = {};
let isOver = false;
let count = 0;

async function attackOn(): Promise<void> {
  while (!isOver) {
    count += 1;
    const { path, ...rest } = attack;
    const status = await ask({ ...rest, url: `${url}${path(count)}`, agent, from: '127.0.0.3' });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.once('message', () => {
  isOver = true;
  process.send?.(statuses);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
await Promise.all(Array.from({ length: Number(connections) }, attackOn));
