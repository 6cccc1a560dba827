import { Agent, get } from 'node:http';

interface Settings {
  seconds: number;
  connections: number;
}

/** Requests pages over `connections` keep-alive connections for `seconds`. @throws on any status but 200 */
export async function measure(
  urlOf: (index: number) => string,
  { seconds, connections }: Settings,
): Promise<{ count: number; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const url = urlOf(count);
      count += 1;
      await ask(url, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { count, seconds: (performance.now() - start) / 1_000 };
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
      response.resume();
    }).on('error', reject);
  });
}
