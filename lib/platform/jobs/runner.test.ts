import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { enqueue, enqueueAll } from '@/lib/platform/jobs/queue';
import { backoffSeconds, runDueJobs } from '@/lib/platform/jobs/runner';
import { currentRequest, runAs } from '@/lib/platform/observability/request-context';
import { stubHandlers } from '@/tests/factories/jobs';

function recording(run: (mailId: number) => Promise<void> = async () => undefined) {
  const seen: number[] = [];
  const handlers = stubHandlers({
    'mail:send': async ({ mailId }) => {
      seen.push(mailId);
      await run(mailId);
    },
  });
  return { seen, handlers };
}

const ofMail = (mailId: number) => ({ payload: { equals: { mailId } } });
const jobOf = (mailId: number) => db.job.findFirstOrThrow({ where: ofMail(mailId) });

it('runs due jobs once, in order, and leaves the others', async () => {
  const { seen, handlers } = recording();
  await enqueue(db, 'mail:send', { mailId: 1 });
  await enqueue(db, 'mail:send', { mailId: 2 });
  await enqueue(db, 'mail:send', { mailId: 3 }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await runDueJobs('mail', handlers)).toBe(2);
  expect(await runDueJobs('mail', handlers)).toBe(0);
  expect(seen).toEqual([1, 2]);
});

it('runs a job as the request that enqueued it, and one without a request under an id of its own', async () => {
  const ids: (string | undefined)[] = [];
  const handlers = stubHandlers({
    'mail:send': async () => void ids.push(currentRequest()?.id),
  });
  const mail = (mailId: number) => enqueue(db, 'mail:send', { mailId });
  await runAs({ id: 'of-a-request', name: 'POST /api/x' }, () => mail(21));
  await mail(22);
  await runDueJobs('mail', handlers);
  expect(ids).toEqual(['of-a-request', expect.stringMatching(/^[\w-]{36}$/)]);
});

it('gives each job to one of several workers', async () => {
  const { seen, handlers } = recording();
  const mailIds = Array.from({ length: 40 }, (_, index) => 100 + index);
  await enqueueAll(
    db,
    'mail:send',
    mailIds.map((mailId) => ({ payload: { mailId } })),
  );
  await Promise.all([1, 2, 3].map(() => runDueJobs('mail', handlers)));
  expect(seen.toSorted((a, b) => a - b)).toEqual(mailIds);
});

it('rolls a job back with its transaction', async () => {
  const failed = transaction(async (tx) => {
    await enqueue(tx, 'mail:send', { mailId: 7 });
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  const { seen, handlers } = recording();
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([]);
});

it('adds only one job per key, also after the first is done', async () => {
  const { seen, handlers } = recording();
  const again = { payload: { mailId: 8 }, dedupeKey: 'reminder:8' };
  await enqueueAll(db, 'mail:send', [again, again]);
  await runDueJobs('mail', handlers);
  await enqueue(db, 'mail:send', { mailId: 8 }, { dedupeKey: 'reminder:8' });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([8]);
});

it('retries a failing job later, and keeps it as failed after the last attempt', async () => {
  const { seen, handlers } = recording(async () => {
    throw new Error('smtp is away for <ali@example.com>');
  });
  await db.job.create({
    data: { kind: 'mail:send', lane: 'mail', payload: { mailId: 9 }, maxAttempts: 2 },
  });
  await runDueJobs('mail', handlers);
  const waiting = await jobOf(9);
  expect(waiting.failedAt).toBeNull();
  expect(waiting.lastError).toBe('Error: smtp is away for <…@…>');
  expect(waiting.runAt.getTime()).toBeGreaterThan(Date.now());
  await db.job.update({ where: { id: waiting.id }, data: { runAt: new Date() } });
  await runDueJobs('mail', handlers);
  expect(await jobOf(9)).toMatchObject({ attempts: 2, failedAt: expect.any(Date) });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([9, 9]);
});

it('takes over the job of a worker that died', async () => {
  const { seen, handlers } = recording();
  const job = await db.job.create({
    data: {
      kind: 'mail:send',
      lane: 'mail',
      payload: { mailId: 10 },
      attempts: 1,
      lockedUntil: new Date(Date.now() + 60_000),
    },
  });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([]);
  await db.job.update({ where: { id: job.id }, data: { lockedUntil: new Date(Date.now() - 1) } });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([10]);
});

it('marks a job as failed when the worker of its last attempt died, instead of running it forever', async () => {
  const { seen, handlers } = recording();
  await db.job.create({
    data: {
      kind: 'mail:send',
      lane: 'mail',
      payload: { mailId: 13 },
      attempts: 2,
      maxAttempts: 2,
      lockedUntil: new Date(Date.now() - 1),
    },
  });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([]);
  expect(await jobOf(13)).toMatchObject({
    attempts: 2,
    failedAt: expect.any(Date),
    lastError: 'The worker ended while it ran.',
    lockedUntil: null,
  });
});

it('does not touch a job that another worker has taken over meanwhile', async () => {
  const lockedUntil = new Date(Date.now() + 60_000);
  const { handlers } = recording(async () => {
    // Another worker takes over the job when this one was frozen for longer than its lock.
    await db.job.updateMany({ where: ofMail(14), data: { attempts: 2, lockedUntil } });
    throw new Error('too late');
  });
  await enqueue(db, 'mail:send', { mailId: 14 });
  await runDueJobs('mail', handlers);
  expect(await jobOf(14)).toMatchObject({ attempts: 2, lockedUntil, lastError: null });
});

it('runs the jobs of one lane only', async () => {
  const made: number[] = [];
  const { seen, handlers } = recording();
  handlers['users:make-export'] = async ({ exportId }) => void made.push(exportId);
  await enqueue(db, 'users:make-export', { exportId: 1 });
  await enqueue(db, 'mail:send', { mailId: 11 });
  expect(await runDueJobs('mail', handlers)).toBe(1);
  expect([seen, made]).toEqual([[11], []]);
  expect(await runDueJobs('slow', handlers)).toBe(1);
  expect([seen, made]).toEqual([[11], [1]]);
});

it('extends the lock of a job that takes longer than its lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const locked: (Date | null)[] = [];
  const lockOf = async () => (await jobOf(12)).lockedUntil;
  const { handlers } = recording(async () => {
    const before = await lockOf();
    await db.job.updateMany({
      where: ofMail(12),
      data: { lockedUntil: new Date(Date.now() + 1000) },
    });
    vi.advanceTimersByTime(30_000);
    await expect.poll(async () => ((await lockOf()) ?? 0) >= (before ?? 1)).toBe(true);
    locked.push(await lockOf());
  });
  await enqueue(db, 'mail:send', { mailId: 12 });
  await runDueJobs('mail', handlers);
  vi.useRealTimers();
  expect(locked).toEqual([expect.any(Date)]);
  expect(await lockOf()).toBeNull();
});

it.each([
  ['an invalid payload', 'mail:send', { mailId: 'evil' }],
  ['a kind of another version', 'mail:weigh', {}],
])('does not run a job with %s', async (_, kind, payload) => {
  const { seen, handlers } = recording();
  const { id } = await db.job.create({ data: { kind, lane: 'mail', payload } });
  await runDueJobs('mail', handlers);
  expect(seen).toEqual([]);
  const { lastError, doneAt } = await db.job.findUniqueOrThrow({ where: { id } });
  expect(lastError).not.toBeNull();
  expect(doneAt).toBeNull();
});

it('waits twice as long after each failure, at most an hour', () => {
  expect([1, 2, 3, 11, 12, 40].map(backoffSeconds)).toEqual([2, 4, 8, 2048, 3600, 3600]);
});
