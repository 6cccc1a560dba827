import { afterEach, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { listen } from '@/lib/platform/db/listen';
import { transaction } from '@/lib/platform/db/transaction';
import { LANES } from '@/lib/platform/jobs/kinds';
import { enqueue, enqueueAll } from '@/lib/platform/jobs/queue';
import type { JobHandlers } from '@/lib/platform/jobs/runner';
import { JOBS_CHANNEL, startWorker, type Worker } from '@/lib/platform/jobs/worker';
import { stubHandlers } from '@/tests/factories/jobs';

/** Longer than a test, so that only a notification can wake the worker. */
const NEVER_MS = 600_000;

let stopping = new AbortController();
let worker: Worker | undefined;

async function start(watched: Partial<JobHandlers>, pollMs = NEVER_MS): Promise<Worker> {
  stopping = new AbortController();
  worker = startWorker(stubHandlers(watched), { signal: stopping.signal, pollMs });
  await worker.ready;
  return worker;
}

afterEach(async () => {
  stopping.abort();
  await worker?.ended;
  await db.job.deleteMany({});
});

/** Blocks a handler until the test opens it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const mails = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ payload: { mailId: index + 1 } }));

it('sends a push while slow mails are being sent', async () => {
  const [mailServer, pushed] = [gate(), gate()];
  const [started, sent]: [number[], number[]] = [[], []];
  await start({
    'mail:send': async ({ mailId }) => {
      started.push(mailId);
      await mailServer.opened;
      sent.push(mailId);
    },
    'notifications:push': async () => pushed.open(),
  });
  await enqueueAll(db, 'mail:send', mails(10));
  await expect.poll(() => started).toHaveLength(LANES.mail);
  await enqueue(db, 'notifications:push', { notificationId: 1 });
  await pushed.opened;
  // The other emails are still waiting for these.
  expect(sent).toEqual([]);
  expect(started).toHaveLength(LANES.mail);
  mailServer.open();
  await expect.poll(() => sent).toHaveLength(10);
});

it('sends a push while another one hangs', async () => {
  const [hanging, pushed] = [gate(), gate()];
  await start({
    'notifications:push': async ({ notificationId }) => {
      if (notificationId === 1) await hanging.opened;
      else pushed.open();
    },
  });
  await enqueue(db, 'notifications:push', { notificationId: 1 });
  await enqueue(db, 'notifications:push', { notificationId: 2 });
  await pushed.opened;
  hanging.open();
});

it('is woken by the commit of the change, and only by that', async () => {
  const seen: number[] = [];
  await start({ 'mail:send': async ({ mailId }) => void seen.push(mailId) });
  const failed = transaction(async (tx) => {
    await enqueue(tx, 'mail:send', { mailId: 1 });
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  await transaction(async (tx) => {
    await enqueue(tx, 'mail:send', { mailId: 2 });
    await tx.job.count();
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen).toEqual([2]);
});

it('is woken by the lane of what is due, not by jobs for later', async () => {
  const received: string[] = [];
  const listener = listen(
    JOBS_CHANNEL,
    (lane) => received.push(lane),
    () => undefined,
  );
  await listener.ready;
  await enqueue(db, 'mail:send', { mailId: 1 }, { runAt: new Date(Date.now() + 60_000) });
  await enqueueAll(db, 'mail:send', mails(5));
  await enqueue(db, 'users:make-export', { exportId: 1 });
  await expect.poll(() => received).toContain('slow');
  expect(received).toEqual(['mail', 'slow']);
  await listener.close();
});

it('finds a job for later by polling', async () => {
  const seen: number[] = [];
  await start({ 'mail:send': async ({ mailId }) => void seen.push(mailId) }, 20);
  await enqueue(db, 'mail:send', { mailId: 1 }, { runAt: new Date(Date.now() + 300) });
  await expect.poll(() => seen).toEqual([1]);
});

it('takes no more jobs once it is stopped, and ends after those that run', async () => {
  const [started, archive] = [gate(), gate()];
  const made: number[] = [];
  const { ended } = await start({
    'users:make-export': async ({ exportId }) => {
      started.open();
      await archive.opened;
      made.push(exportId);
    },
  });
  const exports = [1, 2].map((exportId) => ({ payload: { exportId } }));
  await enqueueAll(db, 'users:make-export', exports);
  await started.opened;
  stopping.abort();
  archive.open();
  await ended;
  expect(made).toEqual([1]);
  expect(await db.job.count({ where: { doneAt: null, attempts: 0 } })).toBe(1);
});

it('goes on after the database was away', async () => {
  const seen: number[] = [];
  await start({ 'mail:send': async ({ mailId }) => void seen.push(mailId) }, 20);
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  await vi.waitFor(() => enqueue(db, 'mail:send', { mailId: 3 }), { timeout: 20_000 });
  await expect.poll(() => seen).toEqual([3]);
});
