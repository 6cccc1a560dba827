import { listen } from '@/lib/platform/db/listen';
import { LANES, type Lane } from '@/lib/platform/jobs/kinds';
import { type JobHandlers, runDueJobs } from '@/lib/platform/jobs/runner';
import { log } from '@/lib/platform/observability/log';

/** The Postgres channel on which a trigger of `jobs` names the lane of a job that is due. */
export const JOBS_CHANNEL = 'jobs';

/** Finds jobs with a date, those of a worker that died, and those whose notification was lost. */
const POLL_MS = 1_000;

interface WorkerOptions {
  signal: AbortSignal;
  pollMs?: number;
}

export interface Worker {
  /** Settles when enqueued jobs are noticed without polling. */
  ready: Promise<void>;
  /** Settles after the signal, when the jobs that were running have ended. */
  ended: Promise<void>;
}

/** Runs jobs in lanes side by side, each lane as many at a time as `LANES` allows. */
export function startWorker(
  handlers: JobHandlers,
  { signal, pollMs = POLL_MS }: WorkerOptions,
): Worker {
  const bells = new Map<string, Bell>(Object.keys(LANES).map((lane) => [lane, new Bell()]));
  const ringAll = () => {
    for (const bell of bells.values()) bell.ring();
  };
  const listener = listen(JOBS_CHANNEL, (lane) => bells.get(lane)?.ring(), ringAll);
  const polling = setInterval(ringAll, pollMs);
  signal.addEventListener('abort', () => {
    for (const bell of bells.values()) bell.release();
  });
  const slots = [...bells].flatMap(([name, bell]) => {
    // The keys of the bells are the names of the lanes.
    const lane = name as Lane;
    return Array.from({ length: LANES[lane] }, () => workSlot(lane, bell, handlers, signal));
  });

  async function untilEnded(): Promise<void> {
    await Promise.all(slots);
    clearInterval(polling);
    await listener.close();
  }
  return { ready: listener.ready, ended: untilEnded() };
}

/** Runs one job of the lane at a time, and waits for the bell when there is none. */
async function workSlot(
  lane: Lane,
  bell: Bell,
  handlers: JobHandlers,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      // More jobs may be due: another slot looks, too.
      await runDueJobs(lane, handlers, { signal, onTaken: () => bell.ring() });
    } catch (error) {
      // The database may be restarting; the next poll tries again.
      log.error({ err: error, lane }, 'a lane of the job worker failed');
    }
    await bell.wait();
  }
}

/** Each ring wakes one slot. A ring without a waiting slot is remembered, because one may be between looking and waiting. */
class Bell {
  #waiting: (() => void)[] = [];
  #isRung = false;
  #isReleased = false;

  ring(): void {
    const wake = this.#waiting.shift();
    if (wake) wake();
    else this.#isRung = true;
  }

  /** Wakes all slots for good. */
  release(): void {
    this.#isReleased = true;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  wait(): Promise<void> {
    if (this.#isRung || this.#isReleased) {
      this.#isRung = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(() => resolve()));
  }
}
