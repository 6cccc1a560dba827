import { expect, it } from 'vitest';
import { decideFailedJob, listFailedJobs } from '@/lib/admin/service/manage-jobs';
import { db } from '@/lib/platform/db/client';
import { runDueJobs } from '@/lib/platform/jobs/runner';
import { createFailedJob, stubHandlers } from '@/tests/factories/jobs';
import { readAllPages } from '@/tests/factories/pages';
import { createSignedIn } from '@/tests/factories/sessions';

const auditOf = async (id: number) => {
  const where = { targetType: 'job', targetId: String(id) };
  const entries = await db.auditLog.findMany({ where, orderBy: { id: 'asc' } });
  return entries.map(({ actorId, action, data }) => ({ actorId, action, data }));
};

it('a job that is tried again has all its attempts, runs at once, and is logged', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createFailedJob();
  await createFailedJob({ failedAt: null, runAt: new Date(Date.now() + 3_600_000) });
  expect((await listFailedJobs({ limit: 10 })).items.map((job) => job.id)).toEqual([id]);
  const sent: number[] = [];
  const handlers = stubHandlers({ 'mail:send': async ({ mailId }) => void sent.push(mailId) });
  expect(await runDueJobs('mail', handlers)).toBe(0);
  await decideFailedJob(admin, id, 'retry');
  expect(await db.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    attempts: 0,
    failedAt: null,
  });
  expect(await runDueJobs('mail', handlers)).toBe(1);
  expect(sent).toEqual([0]);
  expect(await auditOf(id)).toEqual([
    { actorId: admin.userId, action: 'job.retried', data: { name: 'mail:send' } },
  ]);
});

it('a removed job is gone, and it is logged', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createFailedJob();
  await decideFailedJob(admin, id, 'remove');
  expect(await db.job.count({ where: { id } })).toBe(0);
  expect(await auditOf(id)).toEqual([
    { actorId: admin.userId, action: 'job.removed', data: { name: 'mail:send' } },
  ]);
});

it('the deletion of an account can be tried again, but not removed', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createFailedJob({ kind: 'users:delete-due', payload: { userId: 0 } });
  const removing = decideFailedJob(admin, id, 'remove');
  await expect(removing).rejects.toMatchObject({ code: 'conflict' });
  expect(await db.job.count({ where: { id } })).toBe(1);
  expect(await auditOf(id)).toEqual([]);
  await decideFailedJob(admin, id, 'retry');
});

it.each([
  ['waits', { failedAt: null }],
  ['is done', { failedAt: null, doneAt: new Date() }],
])('a job that %s is not to be decided about', async (_, state) => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createFailedJob(state);
  for (const action of ['retry', 'remove'] as const) {
    const deciding = decideFailedJob(admin, id, action);
    await expect(deciding).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await db.job.count({ where: { id } })).toBe(1);
});

it('is decided once by two admins at the same moment', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const { id } = await createFailedJob();
  const results = await Promise.allSettled([
    decideFailedJob(admin, id, 'remove'),
    decideFailedJob(admin, id, 'retry'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await auditOf(id)).toHaveLength(1);
});

it('failed jobs are listed with the latest failure first, page by page', async () => {
  await db.job.deleteMany();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const ids: number[] = [];
  for (const minutes of [9, 5, 5, 5, 1]) {
    ids.push((await createFailedJob({ failedAt: at(minutes) })).id);
  }
  await createFailedJob({ failedAt: null });
  const listed = await readAllPages(2, listFailedJobs);
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
});

it('a decision leaves the other failed jobs alone', async () => {
  const { actor: admin } = await createSignedIn({ isAdmin: true });
  const [one, two, other] = [
    await createFailedJob(),
    await createFailedJob(),
    await createFailedJob({ runAt: new Date(0) }),
  ];
  await decideFailedJob(admin, one.id, 'remove');
  await decideFailedJob(admin, two.id, 'retry');
  const left = await db.job.findUniqueOrThrow({ where: { id: other.id } });
  expect([left.failedAt, left.attempts]).toEqual([expect.any(Date), 15]);
  const { runAt } = await db.job.findUniqueOrThrow({ where: { id: two.id } });
  expect(Date.now() - runAt.getTime()).toBeLessThan(60_000);
});
