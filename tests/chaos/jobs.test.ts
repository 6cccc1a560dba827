import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';
import { runDueJobs } from '@/lib/platform/jobs/runner';
import { stubHandlers } from '@/tests/factories/jobs';
import { countRuns, recordRun } from './worker-runs';

let worker: ChildProcess | undefined;
afterEach(() => worker?.kill('SIGKILL'));

/** Starts a worker and kills it as soon as it has reached `state` with its first job. */
async function killIn(state: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/chaos/worker.ts', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  worker = child;
  const gone = once(child, 'exit');
  const early = gone.then(([code]) => {
    throw new Error(`the worker ended with ${code} before it was ${state}`);
  });
  const [reached] = await Promise.race([once(child.stdout, 'data'), early]);
  expect(String(reached)).toBe(state);
  child.kill('SIGKILL');
  await gone;
}

const handlers = stubHandlers({ 'mail:send': ({ mailId }) => recordRun(mailId) });

it.each([
  { state: 'claimed', mailId: 1, runs: 0 },
  { state: 'running', mailId: 2, runs: 0 },
  // The work is done, but unrecorded: it is repeated.
  { state: 'done', mailId: 3, runs: 1 },
])('a job whose worker is killed when it is $state runs again', async ({ state, mailId, runs }) => {
  await enqueue(db, 'mail:send', { mailId });
  await killIn(state);
  expect(await countRuns(mailId)).toBe(runs);

  const where = { payload: { equals: { mailId } } };
  const left = await db.job.findFirstOrThrow({ where });
  expect(left).toMatchObject({ attempts: 1, doneAt: null, failedAt: null });
  // Until its lock ends, the job belongs to the dead worker.
  expect(await runDueJobs('mail', handlers)).toBe(0);
  await db.job.updateMany({ where, data: { lockedUntil: new Date(Date.now() - 1) } });
  expect(await runDueJobs('mail', handlers)).toBe(1);
  expect(await countRuns(mailId)).toBe(runs + 1);
  expect(await db.job.findFirstOrThrow({ where })).toMatchObject({
    attempts: 2,
    doneAt: expect.any(Date),
    lockedUntil: null,
    lastError: null,
  });
});
