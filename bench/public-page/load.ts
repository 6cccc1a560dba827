import { Agent, get } from 'node:http';

export interface Sample {
  name: string;
  count: number;
  seconds: number;
  /** Milliseconds of each answer, sorted. */
  times: number[];
}

interface Settings {
  seconds: number;
  connections: number;
}

/** Asks over so many kept connections for so long, or until there is nothing more to ask. @throws on any answer but 200 */
export async function measure(
  name: string,
  urlOf: (index: number) => string | null,
  { seconds, connections }: Settings,
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const url = urlOf(next);
      next += 1;
      if (url === null) return;
      const before = performance.now();
      await ask(url, agent);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const took = (performance.now() - start) / 1_000;
  return { name, count: times.length, seconds: took, times: times.sort((a, b) => a - b) };
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
