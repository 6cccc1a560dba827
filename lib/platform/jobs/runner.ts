import { sql, type UpdateObject } from 'kysely';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now, secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { due } from '@/lib/platform/jobs/due';
import { describeFailure } from '@/lib/platform/jobs/failure';
import {
  FOREIGN_LANE,
  JOB_KINDS,
  type JobKind,
  type JobPayloads,
  type Lane,
} from '@/lib/platform/jobs/kinds';
import { texts } from '@/lib/platform/jobs/texts';
import { log } from '@/lib/platform/observability/log';
import { metrics, secondsSince } from '@/lib/platform/observability/metrics';
import { requestIdFrom, runAs } from '@/lib/platform/observability/request-context';

export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K]) => Promise<void> };

/** The job of a worker that died is taken again after this time; a living worker renews its lock. */
const LOCK_SECONDS = 120;
const RENEW_EVERY_MS = 30_000;
const BACKOFF_SECONDS_MAX = 3_600;
const takeJob = prepared((kx, p: { lane: Lane }) =>
  kx
    .updateTable('jobs')
    .set((eb) => ({
      lockedUntil: secondsFromNow(LOCK_SECONDS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (outer) =>
      outer
        .selectFrom('jobs as due')
        .where('due.lane', '=', p.lane)
        .where('due.doneAt', 'is', null)
        .where('due.failedAt', 'is', null)
        .where('due.runAt', '<=', due)
        .where((eb) => eb.or([eb('due.lockedUntil', 'is', null), eb('due.lockedUntil', '<', now)]))
        .orderBy('due.runAt')
        .orderBy('due.id')
        .limit(sql.lit(1))
        .select('due.id')
        .forUpdate()
        // Several workers share the table without waiting for one another.
        .skipLocked(),
    )
    .returning(['id', 'kind', 'lane', 'payload', 'attempts', 'maxAttempts', 'requestId']),
);

type TakenJob = Awaited<ReturnType<typeof takeJob>>[number];

interface RunOptions {
  signal?: AbortSignal;
  onTaken?: () => void;
}

/** Runs the due jobs of a lane one by one. @returns how many were run. */
export async function runDueJobs(
  lane: Lane,
  handlers: JobHandlers,
  { signal, onTaken }: RunOptions = {},
): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const [job] = await takeJob({ lane });
    if (!job) break;
    onTaken?.();
    // Jobs without a request, such as reminders, get an id of their own, which their consequences carry on.
    const context = { id: requestIdFrom(job.requestId), name: `job ${kindLabel(job)}` };
    await runAs(context, () => runJob(job, handlers));
    count += 1;
  }
  return count;
}

async function runJob(job: TakenJob, handlers: JobHandlers): Promise<void> {
  if (job.attempts > job.maxAttempts) {
    // The worker died in the last attempt, possibly because of this job.
    const lastError = texts.english.workerEnded;
    await update(job, { attempts: job.maxAttempts, lockedUntil: null, lastError, failedAt: now });
    return;
  }
  const renewing = setInterval(() => void renewLock(job), RENEW_EVERY_MS);
  try {
    await measured(job, () => dispatch(job, handlers));
    await update(job, { doneAt: now, lockedUntil: null, lastError: null });
  } catch (error) {
    const gaveUp = job.attempts >= job.maxAttempts;
    log[job.lane === FOREIGN_LANE ? 'info' : 'error'](
      { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts, gaveUp },
      'job failed',
    );
    await update(job, {
      lockedUntil: null,
      lastError: describeFailure(error),
      runAt: secondsFromNow(backoffSeconds(job.attempts)),
      failedAt: gaveUp ? now : null,
    });
  } finally {
    clearInterval(renewing);
  }
}

/** Rows may have kinds of another version, which share one label. */
const kindLabel = ({ kind }: TakenJob): string => (Object.hasOwn(JOB_KINDS, kind) ? kind : 'other');

async function measured(job: TakenJob, attempt: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  let outcome = 'failed';
  try {
    await attempt();
    outcome = 'done';
  } finally {
    const seconds = secondsSince(startedAt);
    metrics.jobSeconds.observe({ kind: kindLabel(job), outcome }, seconds);
    log.debug({ jobId: job.id, kind: job.kind, outcome, seconds }, 'job ended');
  }
}

/** Changes nothing once another worker has taken the job, because this one was frozen for longer than its lock. */
async function update(
  { id, attempts }: TakenJob,
  change: UpdateObject<Tables, 'jobs'>,
): Promise<void> {
  await on()
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('lockedUntil', 'is not', null)
    .execute();
}

async function renewLock(job: TakenJob): Promise<void> {
  await update(job, { lockedUntil: secondsFromNow(LOCK_SECONDS) }).catch((error: unknown) =>
    log.warn(
      { err: error, jobId: job.id, kind: job.kind },
      'the lock of a job could not be renewed',
    ),
  );
}

/** 2, 4, 8, … seconds, at most an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** attempts, BACKOFF_SECONDS_MAX);
}

async function dispatch(job: TakenJob, handlers: JobHandlers): Promise<void> {
  const kind = job.kind as JobKind;
  const known = JOB_KINDS[kind];
  if (!known) throw new Error(`no handler for job kind "${job.kind}"`);
  // Kind, schema and handler belong to the same key, which TypeScript cannot follow through an index access.
  const handle = handlers[kind] as (payload: unknown) => Promise<void>;
  await handle(known.payload.parse(job.payload));
}
