import { pool } from '@/lib/db/pool';
import {
  type JobKind,
  type JobPayloads,
  jobPayloadSchemas,
  SLOW_JOB_KINDS,
} from '@/lib/jobs/kinds';
import { log } from '@/lib/observability/log';

export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K]) => Promise<void> };

/** The job of a worker that died is taken again after this time; a living worker renews its lock. */
const LOCK_SECONDS = 120;
const RENEW_EVERY_MS = 30_000;
const BACKOFF_SECONDS_MAX = 3_600;

interface TakenJob {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  max_attempts: number;
}

// SKIP LOCKED lets several workers share the table without waiting for one another.
const TAKE = `
  UPDATE jobs SET locked_until = now() + interval '${LOCK_SECONDS} seconds', attempts = attempts + 1
  WHERE id = (
    SELECT id FROM jobs
    WHERE done_at IS NULL AND failed_at IS NULL AND run_at <= now() AND (locked_until IS NULL OR locked_until < now())
      AND ($1::boolean IS NULL OR (kind = ANY($2)) = $1)
    ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, kind, payload, attempts, max_attempts`;

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
    const { rows } = await pool.query<TakenJob>(TAKE, [slow ?? null, SLOW_JOB_KINDS]);
    const job = rows[0];
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
    await pool.query(
      'UPDATE jobs SET done_at = now(), locked_until = NULL, last_error = NULL WHERE id = $1',
      [job.id],
    );
  } catch (error) {
    const gaveUp = job.attempts >= job.max_attempts;
    log.error(
      { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts, gaveUp },
      'job failed',
    );
    await pool.query(
      `UPDATE jobs SET locked_until = NULL, last_error = $2, run_at = now() + make_interval(secs => $3),
              failed_at = CASE WHEN $4 THEN now() END WHERE id = $1`,
      [job.id, String(error).slice(0, 1_000), backoffSeconds(job.attempts), gaveUp],
    );
  } finally {
    clearInterval(renewing);
  }
}

async function renewLock({ id, kind }: TakenJob): Promise<void> {
  await pool
    .query(
      `UPDATE jobs SET locked_until = now() + interval '${LOCK_SECONDS} seconds'
       WHERE id = $1 AND locked_until IS NOT NULL`,
      [id],
    )
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
