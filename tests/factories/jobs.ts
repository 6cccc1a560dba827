import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { JOB_KINDS } from '@/lib/platform/jobs/kinds';
import type { JobHandlers } from '@/lib/platform/jobs/runner';

const doNothing = async (_payload: never): Promise<void> => undefined;

/** Handlers that do nothing, except those that a test watches. */
export function stubHandlers(watched: Partial<JobHandlers> = {}): JobHandlers {
  const idle = Object.fromEntries(Object.keys(JOB_KINDS).map((kind) => [kind, doNothing]));
  // Made from the list of kinds, so it has a handler for each.
  return { ...(idle as JobHandlers), ...watched };
}

/** A job whose last attempt failed; for no email, so that a retry does nothing. */
export async function createFailedJob(
  overrides: Partial<Prisma.JobCreateInput> = {},
): Promise<{ id: number }> {
  const { id } = await db.job.create({
    data: {
      kind: 'mail:send',
      lane: 'mail',
      payload: { mailId: 0 },
      attempts: 15,
      lastError: 'Error ESOCKET: connect ECONNREFUSED 127.0.0.1:25',
      failedAt: new Date(),
      ...overrides,
    },
    select: { id: true },
  });
  return { id: Number(id) };
}
