import { startRedis } from '../../scripts/redis.mjs';
import { freePort } from '../../server/local/ports.mjs';

/** A Redis that can be stopped and restarted at the same address. */
export interface Redis {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  pid: () => number;
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
}

export async function createRedis(): Promise<Redis> {
  const port = await freePort();
  let running = await startRedis(port);
  return {
    url: running.url,
    start: async () => {
      running = await startRedis(port);
    },
    stop: () => running.stop(),
    pid: () => running.pid ?? 0,
    signal: (name) => running.signal(name),
  };
}
