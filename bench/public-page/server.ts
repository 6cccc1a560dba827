import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** Polls until the response is 200. @throws after a minute */
export async function waitFor(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const ok = await fetch(url).then(
      ({ ok: good }) => good,
      () => false,
    );
    if (ok) return;
    await sleep(200);
  }
  throw new Error(`${url} does not answer`);
}
