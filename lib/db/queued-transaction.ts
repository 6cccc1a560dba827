import { db, type Tx } from '@/lib/db/client';

/**
 * A transaction that many people may want at the same moment: the last places of a game. Whoever has to wait for a
 * connection or for the row before them waits, instead of being told after two seconds that the server is at its end.
 */
export function queuedTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(work, { maxWait: 15_000, timeout: 20_000 });
}
