import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '@/bench/page-attack/ask';
import type { Product } from '@/bench/page-attack/product';

/** Latencies in milliseconds by kind of request. */
export type Times = Record<string, number[]>;

const PEOPLE = 4;
/** The pause between the requests of one person. */
const PAUSE_MS = 400;

/** People behind one address, each with a connection, who request a cached page, an uncached page and an API call in turns. */
export async function measureOthers(product: Product, seconds: number): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
  const questions = {
    cached: `${product.url}/group/${product.groupIds[0]}`,
    made: `${product.url}/coaching`,
    call: `${product.url}/api/sports`,
  };
  const times: Times = { cached: [], made: [], call: [] };
  const until = performance.now() + seconds * 1_000;
  const live = async (person: number) => {
    await sleep((person * PAUSE_MS) / PEOPLE);
    for (let turn = person; performance.now() < until; turn += 1) {
      const [kind = '', url = ''] = Object.entries(questions)[turn % 3] ?? [];
      const before = performance.now();
      const status = await ask({ url, agent, from: '127.0.0.2' });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      times[kind]?.push(performance.now() - before);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => live(person)));
  agent.destroy();
  return times;
}
