import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/jobs/queue';
import { backoffSeconds, type JobHandlers, runDueJobs } from '@/lib/platform/jobs/runner';
import { sweep } from '@/lib/platform/jobs/sweep';
import { createOnboardedUser } from '@/tests/factories/users';

function recording(run: (mailId: number) => Promise<void> = async () => undefined) {
  const seen: number[] = [];
  const handlers: JobHandlers = {
    'mail:send': async ({ mailId }) => {
      seen.push(mailId);
      await run(mailId);
    },
    'users:delete-due': async () => undefined,
    'users:tell-new-sign-in': async () => undefined,
    'users:make-export': async () => undefined,
    'messages:tell-unread': async () => undefined,
    'messages:announce-line': async () => undefined,
    'notifications:push': async () => undefined,
    'notifications:mail-missed': async () => undefined,
    'bookings:close': async () => undefined,
    'maintenance:sweep': async () => undefined,
  };
  return { seen, handlers };
}

it('runs due jobs once, in order, and leaves the others', async () => {
  const { seen, handlers } = recording();
  await enqueue(db, 'mail:send', { mailId: 1 });
  await enqueue(db, 'mail:send', { mailId: 2 });
  await enqueue(db, 'mail:send', { mailId: 3 }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await runDueJobs(handlers)).toBe(2);
  expect(await runDueJobs(handlers)).toBe(0);
  expect(seen).toEqual([1, 2]);
});

it('gives each job to one of several workers', async () => {
  const { seen, handlers } = recording();
  for (let mailId = 100; mailId < 140; mailId += 1) await enqueue(db, 'mail:send', { mailId });
  await Promise.all([runDueJobs(handlers), runDueJobs(handlers), runDueJobs(handlers)]);
  expect(seen.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => 100 + index),
  );
});

it('rolls a job back with its transaction', async () => {
  const failed = transaction(async (tx) => {
    await enqueue(tx, 'mail:send', { mailId: 7 });
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  const { seen, handlers } = recording();
  await runDueJobs(handlers);
  expect(seen).toEqual([]);
});

it('adds only one job per key', async () => {
  await enqueue(db, 'mail:send', { mailId: 8 }, { dedupeKey: 'reminder:8' });
  await enqueue(db, 'mail:send', { mailId: 8 }, { dedupeKey: 'reminder:8' });
  const { seen, handlers } = recording();
  await runDueJobs(handlers);
  expect(seen).toEqual([8]);
});

it('retries a failing job later and eventually gives up', async () => {
  const { seen, handlers } = recording(async () => {
    throw new Error('smtp is away');
  });
  await db.job.create({ data: { kind: 'mail:send', payload: { mailId: 9 }, maxAttempts: 2 } });
  const next = () => db.job.findFirstOrThrow({ where: { payload: { equals: { mailId: 9 } } } });
  await runDueJobs(handlers);
  const waiting = await next();
  expect(waiting.failedAt).toBeNull();
  expect(waiting.lastError).toContain('smtp is away');
  expect(waiting.runAt.getTime()).toBeGreaterThan(Date.now());
  await db.job.update({ where: { id: waiting.id }, data: { runAt: new Date() } });
  await runDueJobs(handlers);
  expect((await next()).failedAt).not.toBeNull();
  await runDueJobs(handlers);
  expect(seen).toEqual([9, 9]);
});

it('takes over the job of a worker that died', async () => {
  const { seen, handlers } = recording();
  const job = await db.job.create({
    data: {
      kind: 'mail:send',
      payload: { mailId: 10 },
      attempts: 1,
      lockedUntil: new Date(Date.now() + 60_000),
    },
  });
  await runDueJobs(handlers);
  expect(seen).toEqual([]);
  await db.job.update({ where: { id: job.id }, data: { lockedUntil: new Date(Date.now() - 1) } });
  await runDueJobs(handlers);
  expect(seen).toEqual([10]);
});

it('runs slow jobs separately from the others', async () => {
  const made: number[] = [];
  const { seen, handlers } = recording();
  handlers['users:make-export'] = async ({ exportId }) => void made.push(exportId);
  await enqueue(db, 'users:make-export', { exportId: 1 });
  await enqueue(db, 'mail:send', { mailId: 11 });
  expect(await runDueJobs(handlers, { slow: false })).toBe(1);
  expect([seen, made]).toEqual([[11], []]);
  expect(await runDueJobs(handlers, { slow: true })).toBe(1);
  expect([seen, made]).toEqual([[11], [1]]);
});

it('keeps hold of a job that takes longer than its lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const locked: (Date | null)[] = [];
  const lockOf = async () => {
    const { lockedUntil } = await db.job.findFirstOrThrow({
      where: { payload: { equals: { mailId: 12 } } },
    });
    return lockedUntil;
  };
  const { handlers } = recording(async () => {
    const before = await lockOf();
    await db.job.updateMany({
      where: { payload: { equals: { mailId: 12 } } },
      data: { lockedUntil: new Date(Date.now() + 1000) },
    });
    vi.advanceTimersByTime(30_000);
    await expect.poll(async () => ((await lockOf()) ?? 0) >= (before ?? 1)).toBe(true);
    locked.push(await lockOf());
  });
  await enqueue(db, 'mail:send', { mailId: 12 });
  await runDueJobs(handlers);
  vi.useRealTimers();
  expect(locked).toEqual([expect.any(Date)]);
  expect(await lockOf()).toBeNull();
});

it('does not run a job with an invalid payload', async () => {
  const { seen, handlers } = recording();
  await db.job.create({ data: { kind: 'mail:send', payload: { mailId: 'evil' } } });
  await runDueJobs(handlers);
  expect(seen).toEqual([]);
});

it('waits twice as long after each failure, at most an hour', () => {
  expect([1, 2, 3, 11, 12, 40].map(backoffSeconds)).toEqual([2, 4, 8, 2048, 3600, 3600]);
});

it('deletes old rows and nothing else', async () => {
  const [ali, sara] = await Promise.all([createOnboardedUser(), createOnboardedUser()]);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.skip.create({ data: { userId: ali.id, skippedId: sara.id, createdAt: daysAgo(31) } });
  await db.skip.create({ data: { userId: sara.id, skippedId: ali.id, createdAt: daysAgo(29) } });
  await sweep();
  await sweep();
  expect(await db.skip.findMany({ select: { userId: true } })).toEqual([{ userId: sara.id }]);
});
