import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a statement, and no longer than that: on a connection that died unheard it may take minutes to fail. */
export async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
