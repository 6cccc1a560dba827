import type { Tx } from '@/lib/platform/db/client';
import type { JobKind, JobPayloads } from '@/lib/platform/jobs/kinds';

export interface EnqueueOptions {
  runAt?: Date;
  /** A second job with the same key is not added while the first one waits. */
  dedupeKey?: string;
}

/**
 * Queues work for the worker in the transaction of the change that needs it: both happen or neither.
 * The worker runs it at least once, so handlers must be idempotent.
 */
export async function enqueue<K extends JobKind>(
  tx: Tx,
  kind: K,
  payload: JobPayloads[K],
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(tx, kind, [{ ...options, payload }]);
}

/** Like `enqueue`, for many jobs of a kind in one statement. */
export async function enqueueAll<K extends JobKind>(
  tx: Tx,
  kind: K,
  jobs: readonly (EnqueueOptions & { payload: JobPayloads[K] })[],
): Promise<void> {
  if (jobs.length === 0) return;
  await tx.job.createMany({
    data: jobs.map(({ payload, runAt = new Date(), dedupeKey = null }) => ({
      kind,
      payload,
      runAt,
      dedupeKey,
    })),
    skipDuplicates: true,
  });
}
