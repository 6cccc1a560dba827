import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';

/** The connection of one transaction while it is open. */
export interface CurrentConnection {
  client: PoolClient | null;
}

// One for the process, like the pool: the build duplicates this module into several bundles, and a transaction of one of them
// gets its connection from the pool of another.
const holder = globalThis as typeof globalThis & {
  maidanBeginning?: AsyncLocalStorage<CurrentConnection | null>;
};
const beginning = holder.maidanBeginning ?? new AsyncLocalStorage<CurrentConnection | null>();
holder.maidanBeginning = beginning;

/**
 * Runs `begin`, which opens one transaction of Prisma, and notes in `held` the connection that Prisma takes for it. Prisma does
 * not expose a transaction's connection, so the pool records it.
 */
export function recordConnection<T>(
  current: CurrentConnection,
  begin: () => Promise<T>,
): Promise<T> {
  return beginning.run(current, begin);
}

/** Runs `work`, whose own transactions take connections of their own. */
export function forgetConnection<T>(work: () => Promise<T>): Promise<T> {
  return beginning.run(null, work);
}

type Connected = Parameters<Pool['connect']>[0];

export class TransactionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : this.#connect();
  }

  async #connect(): Promise<PoolClient> {
    const client = await super.connect();
    const current = beginning.getStore();
    if (!current || current.client) return client;
    current.client = client;
    const release = client.release.bind(client);
    // From here on the pool may give the connection to others.
    client.release = (error) => {
      current.client = null;
      release(error);
    };
    return client;
  }
}
