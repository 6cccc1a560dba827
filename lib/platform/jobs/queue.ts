import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { JOB_KINDS, type JobKind, type JobPayloads, type Lane } from '@/lib/platform/jobs/kinds';
import { currentRequest } from '@/lib/platform/observability/request-context';

export interface EnqueueOptions {
  /** As soon as possible by default. */
  runAt?: Date;
  /** A second job with the same key is not added, even when the first one is done, until that is swept. */
  dedupeKey?: string;
}

interface NewJobs {
  kind: JobKind;
  lane: Lane;
  payloads: string[];
  runAts: (Date | null)[];
  dedupeKeys: (string | null)[];
  requestId: string | null;
}

const given = (p: NewJobs) =>
  sql<{
    payload: string;
    runAt: Date | null;
    dedupeKey: string | null;
  }>`unnest(${p.payloads}::jsonb[], ${p.runAts}::timestamptz[], ${p.dedupeKeys}::text[])`.as<'j'>(
    sql`j(payload, run_at, dedupe_key)`,
  );

const insertJobs = prepared((kx, p: NewJobs) =>
  kx
    .insertInto('jobs')
    .columns(['kind', 'lane', 'payload', 'runAt', 'dedupeKey', 'requestId'])
    .expression((eb) =>
      eb.selectFrom(given(p)).select((own) => [
        sql`${p.kind}::text`.as('kind'),
        sql`${p.lane}::job_lane`.as('lane'),
        'j.payload',
        // By the clock of the database, which determines what is due.
        own.fn.coalesce('j.runAt', now).as('runAt'),
        'j.dedupeKey',
        sql`${p.requestId}::text`.as('requestId'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Queues work in the transaction of the change that needs it: both happen or neither. An idle worker starts it when the
 * transaction commits. It runs at least once, so handlers must be idempotent.
 */
export async function enqueue<K extends JobKind>(
  tx: Tx,
  kind: K,
  payload: JobPayloads[K],
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(tx, kind, [{ ...options, payload }]);
}

/** The columns `kind` and `lane` of a job that another statement inserts. */
export function jobKindColumns(kind: JobKind) {
  return [
    sql.lit(kind).as('kind'),
    sql<Lane>`${sql.lit(JOB_KINDS[kind].lane)}::job_lane`.as('lane'),
  ] as const;
}

/** The column `requestId` of a job that another statement inserts, if it is built anew for each request. */
export const requestIdColumn = () =>
  sql<string | null>`${currentRequest()?.id ?? null}::text`.as('requestId');

/** Like `enqueue`, for many jobs of a kind in one statement. */
export async function enqueueAll<K extends JobKind>(
  tx: Tx,
  kind: K,
  jobs: readonly (EnqueueOptions & { payload: JobPayloads[K] })[],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = {
    payloads: jobs.map(({ payload }) => JSON.stringify(payload)),
    runAts: jobs.map(({ runAt = null }) => runAt),
    dedupeKeys: jobs.map(({ dedupeKey = null }) => dedupeKey),
    requestId: currentRequest()?.id ?? null,
  };
  await insertJobs({ kind, lane: JOB_KINDS[kind].lane, ...rows }, tx);
}
