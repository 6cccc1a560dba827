import { sql } from 'kysely';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsFromNow } from '@/lib/platform/db/now';
import {
  type JobKind,
  type JobPayloads,
  jobPayloadSchemas,
  SLOW_JOB_KINDS,
} from '@/lib/platform/jobs/kinds';
import { log } from '@/lib/platform/observability/log';

export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K]) => Promise<void> };

/** The job of a worker that died is taken again after this time; a living worker renews its lock. */
const LOCK_SECONDS = 120;
const RENEW_EVERY_MS = 30_000;
const BACKOFF_SECONDS_MAX = 3_600;

const takeJob = prepared((kx, p: { slow: boolean | null; slowKinds: readonly string[] }) =>
  kx
    .updateTable('jobs')
    .set((eb) => ({
      lockedUntil: secondsFromNow(LOCK_SECONDS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (outer) =>
      outer
        .selectFrom('jobs as due')
        .where('due.doneAt', 'is', null)
        .where('due.failedAt', 'is', null)
        .where('due.runAt', '<=', now)
        .where((eb) => eb.or([eb('due.lockedUntil', 'is', null), eb('due.lockedUntil', '<', now)]))
        .where(
          (eb) =>
            sql<boolean>`(${p.slow}::boolean IS NULL OR (${eb.ref('due.kind')} = ANY (${p.slowKinds})) = ${p.slow}::boolean)`,
        )
        .orderBy('due.runAt')
        .orderBy('due.id')
        .limit(sql.lit(1))
        .select('due.id')
        .forUpdate()
        // Several workers share the table without waiting for one another.
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts', 'maxAttempts']),
);

type TakenJob = Awaited<ReturnType<typeof takeJob>>[number];

interface RunOptions {
  signal?: AbortSignal;
  /** Only slow kinds, or only the others. */
  slow?: boolean;
}

/** Runs the due jobs one by one. @returns how many were run. */
export async function runDueJobs(
  handlers: JobHandlers,
  { signal, slow }: RunOptions = {},
): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const [job] = await takeJob({ slow: slow ?? null, slowKinds: SLOW_JOB_KINDS });
    if (!job) break;
    await runJob(job, handlers);
    count += 1;
  }
  return count;
}

async function runJob(job: TakenJob, handlers: JobHandlers): Promise<void> {
  const renewing = setInterval(() => void renewLock(job), RENEW_EVERY_MS);
  try {
    await dispatch(job, handlers);
    await on()
      .updateTable('jobs')
      .set({ doneAt: now, lockedUntil: null, lastError: null })
      .where('id', '=', job.id)
      .execute();
  } catch (error) {
    const gaveUp = job.attempts >= job.maxAttempts;
    log.error(
      { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts, gaveUp },
      'job failed',
    );
    await on()
      .updateTable('jobs')
      .set({
        lockedUntil: null,
        lastError: String(error).slice(0, 1_000),
        runAt: secondsFromNow(backoffSeconds(job.attempts)),
        failedAt: gaveUp ? now : null,
      })
      .where('id', '=', job.id)
      .execute();
  } finally {
    clearInterval(renewing);
  }
}

async function renewLock({ id, kind }: TakenJob): Promise<void> {
  await on()
    .updateTable('jobs')
    .set({ lockedUntil: secondsFromNow(LOCK_SECONDS) })
    .where('id', '=', id)
    .where('lockedUntil', 'is not', null)
    .execute()
    .catch((error: unknown) =>
      log.warn({ err: error, jobId: id, kind }, 'the lock of a job could not be renewed'),
    );
}

/** 2, 4, 8, … seconds, at most an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** attempts, BACKOFF_SECONDS_MAX);
}

async function dispatch(job: TakenJob, handlers: JobHandlers): Promise<void> {
  const kind = job.kind as JobKind;
  const schema = jobPayloadSchemas[kind];
  if (!schema) throw new Error(`no handler for job kind "${job.kind}"`);
  // Kind, schema and handler belong to the same key, which TypeScript cannot follow through an index access.
  const handle = handlers[kind] as (payload: unknown) => Promise<void>;
  await handle(schema.parse(job.payload));
}
