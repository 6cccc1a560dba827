import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

interface JobPosition {
  failedAt: Date;
  id: number;
}

/** The latest failure first. */
export function findFailedJobs({ after, limit }: { after?: JobPosition; limit: number }) {
  let query = on()
    .selectFrom('jobs')
    .where('failedAt', 'is not', null)
    .orderBy('failedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'kind', 'attempts', 'lastError', 'createdAt', 'failedAt'])
    .$narrowType<{ failedAt: Date }>();
  if (after) {
    const { failedAt, id } = after;
    query = query.where((eb) =>
      eb.or([
        eb('failedAt', '<', failedAt),
        eb.and([eb('failedAt', '=', failedAt), eb('id', '<', id)]),
      ]),
    );
  }
  return query.execute();
}

/** Locks a failed job. @returns its kind; null when no failed job has this id */
export async function lockFailedJob(id: number, tx: Tx): Promise<string | null> {
  const job = await on(tx)
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .select('kind')
    .forUpdate()
    .executeTakeFirst();
  return job?.kind ?? null;
}

/** The error remains until the job has run. */
export async function requeueJob(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteJob(id: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('jobs').where('id', '=', id).execute();
}
