import { z } from 'zod';
import type { JobAction } from '@/lib/admin/constants';
import { canRemoveJob } from '@/lib/admin/policy';
import { deleteJob, findFailedJobs, lockFailedJob, requeueJob } from '@/lib/admin/repository/audit';
import type { FailedJobDto, ListFailedJobsInput } from '@/lib/admin/schema';
import { texts } from '@/lib/admin/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';

const FAILED_JOBS = 'admin/jobs';
const positionSchema = z.object({ failedAt: z.coerce.date(), id: z.number().int() });

/** Jobs that failed at every attempt, the latest failure first. They remain until an admin decides. */
export async function listFailedJobs({
  cursor,
  limit,
}: ListFailedJobsInput): Promise<Page<FailedJobDto>> {
  const after = openCursor(FAILED_JOBS, cursor, positionSchema);
  return toPage(await findFailedJobs({ after, limit: limit + 1 }), {
    name: FAILED_JOBS,
    limit,
    toPosition: ({ failedAt, id }) => ({ failedAt, id }),
    toDto: ({ lastError, createdAt, failedAt, ...job }) => ({
      ...job,
      error: lastError,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
      canRemove: canRemoveJob(job.kind),
    }),
  });
}

const DECIDED = { retry: 'job.retried', remove: 'job.removed' } as const;

/**
 * Gives a failed job all its attempts again, or deletes it undone.
 * @throws AppError not_found (no failed job has this id), conflict (its work was promised)
 */
export async function decideFailedJob(admin: Actor, id: number, action: JobAction): Promise<void> {
  await transaction(async (tx) => {
    const kind = await lockFailedJob(id, tx);
    if (kind === null) throw notFound(say(texts, 'jobNotFound'));
    if (action === 'retry') await requeueJob(id, tx);
    else if (canRemoveJob(kind)) await deleteJob(id, tx);
    else throw new AppError('conflict', say(texts, 'jobPromised'));
    const about = { targetType: 'job', targetId: id, data: { name: kind } };
    await recordAudit({ actorId: admin.userId, action: DECIDED[action], ...about }, tx);
  });
}
