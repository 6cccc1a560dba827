import { AsyncLocalStorage } from 'node:async_hooks';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Runner } from '@/lib/platform/db/dialect';
import {
  type CurrentConnection,
  forgetConnection,
  recordConnection,
} from '@/lib/platform/db/transaction-pool';

const connections = new WeakMap<Tx, CurrentConnection>();
const afterwards = new WeakMap<Tx, (() => void)[]>();

type LastStep = (tx: Tx) => Promise<void>;

// One for the process: the build duplicates this module into several bundles.
const holder = globalThis as typeof globalThis & {
  maidanLastStep?: AsyncLocalStorage<LastStep>;
};
const lastSteps = (holder.maidanLastStep ??= new AsyncLocalStorage<LastStep>());

/** Runs `work`; each transaction that it opens ends with `step`, and commits only with it. */
export function endingWith<T>(step: LastStep, work: () => Promise<T>): Promise<T> {
  return lastSteps.run(step, work);
}

/**
 * Runs `work` in a transaction. Waits up to 15 s for a connection, or for a row that many requests lock at the same moment; the
 * two seconds of Prisma's default fail under load.
 * @throws AppError unavailable, by way of `toAppError`, when no connection comes free in that time
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const current: CurrentConnection = { client: null };
  const steps: (() => void)[] = [];
  const result = await recordConnection(current, () =>
    db.$transaction(
      (tx) => {
        connections.set(tx, current);
        afterwards.set(tx, steps);
        return forgetConnection(async () => {
          const done = await work(tx);
          await lastSteps.getStore()?.(tx);
          return done;
        });
      },
      { maxWait: 15_000, timeout: 20_000 },
    ),
  );
  for (const step of steps) step();
  return result;
}

/** Runs `step` once `tx` has committed, never after a rollback; immediately without a transaction. It must not throw. */
export function afterCommit(tx: Tx, step: () => void): void {
  const steps = afterwards.get(tx);
  if (steps) steps.push(step);
  else step();
}

/**
 * Runs statements on the connection of `tx`.
 * @throws Error when the transaction is over: the pool may have given its connection to others
 */
export function runnerOf(tx: Tx): Runner {
  const current = connections.get(tx);
  if (!current) throw new Error('This transaction was not opened by transaction().');
  if (!current.client) throw new Error('The transaction is over.');
  return current.client;
}
