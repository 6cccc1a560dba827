import { writeSync } from 'node:fs';
import { startWorker } from '@/lib/platform/jobs/worker';
import { stubHandlers } from '@/tests/factories/jobs';
import { recordRun } from './worker-runs';

/** A worker that freezes in the state named by its argument, reports it, and waits to be killed. */
const [stopAt] = process.argv.slice(2);

function reach(state: 'claimed' | 'running' | 'done'): void {
  if (state !== stopAt) return;
  writeSync(process.stdout.fd, state);
  // Blocks the whole process, so that not even a pending statement is sent.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const handlers = stubHandlers();
// The runner looks up the handler once it has the job.
Object.defineProperty(handlers, 'mail:send', {
  get: () => {
    reach('claimed');
    return async ({ mailId }: { mailId: number }) => {
      reach('running');
      await recordRun(mailId);
      reach('done');
    };
  },
});

startWorker(handlers, { signal: new AbortController().signal });
