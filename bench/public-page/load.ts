import { Agent, get, type RequestOptions } from 'node:http';

export interface Sample {
  name: string;
  count: number;
  seconds: number;
  /** Milliseconds per response, sorted. */
  times: number[];
  /** The size of the last response's body. */
  bytes: number;
}

interface Settings {
  seconds: number;
  connections: number;
}

/**
 * Sends requests over `connections` keep-alive connections for `seconds`, or until there are no more. @throws on any status but
 * 200
 */
export async function measure(
  name: string,
  urlOf: (index: number) => string | null,
  { seconds, connections }: Settings,
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  let bytes = 0;
  const worker = async () => {
    while (performance.now() - start < seconds * 1_000) {
      const url = urlOf(next);
      next += 1;
      if (url === null) return;
      const before = performance.now();
      bytes = await ask(url, { agent });
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const took = (performance.now() - start) / 1_000;
  return { name, count: times.length, seconds: took, times: times.sort((a, b) => a - b), bytes };
}

/** The size of the answer's body as it is sent. @throws on any status but 200 */
export function ask(url: string, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}
