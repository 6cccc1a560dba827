import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@/bench/site/sign-in';

const PEOPLE = 12;
const PAUSE_MS = 100;
const ANSWER_MS_MAX = 30_000;

/** What happened between two moments. */
export interface Phase {
  name: string;
  requests: number;
  failed: string[];
  /** Between one answer and the next, whichever requests they belong to. */
  longestGapMs: number;
  /** Of each answer, sorted. */
  times: number[];
}

export interface Traffic {
  /** Requests that are answered from now on belong to this phase. */
  enter: (name: string) => void;
  end: () => Promise<Phase[]>;
}

interface Asked extends RequestOptions {
  headers?: Record<string, string>;
  body?: object;
}

/** Kept pages, pages made for a person, calls and writes: every 25 requests the same ones. */
function requestAt(count: number, { userId, cookie }: Session): Asked {
  const turn = count % 25;
  if (turn === 0)
    return {
      method: 'PUT',
      path: `/api/users/${userId}/settings`,
      headers: { cookie },
      body: { paused: false },
    };
  if (turn % 12 === 1) return { path: '/', headers: { cookie } };
  if (turn % 3 === 0) return { path: '/api/notifications', headers: { cookie } };
  return { path: ['/venues', '/sports', '/coaching'][turn % 3] };
}

/**
 * People who ask again a little after each answer, half of them on a connection that stays open and half on a new one each time.
 * So a slow machine gets fewer requests, not a queue of them that fails by itself.
 */
export function sendTraffic(url: string, session: Session): Traffic {
  const { hostname, port, origin } = new URL(url);
  const phases: Phase[] = [];
  let isOver = false;
  let answeredAt = performance.now();
  let count = 0;
  const enter = (name: string) =>
    void phases.push({ name, requests: 0, failed: [], longestGapMs: 0, times: [] });
  enter('warm-up');

  async function keepAsking(person: number): Promise<void> {
    const agent = new Agent({ keepAlive: person % 2 === 0, maxSockets: 1 });
    while (!isOver) {
      const asked = requestAt(count, session);
      count += 1;
      const started = performance.now();
      await ask({ ...asked, hostname, port, agent }, origin).then(
        (status) => note(status < 500 ? undefined : `${asked.path}: ${status}`, started),
        (error: Error) => note(`${asked.path}: ${error.message}`, started),
      );
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }

  function note(failure: string | undefined, started: number): void {
    const now = performance.now();
    const current = phases.at(-1) as Phase;
    current.requests += 1;
    if (failure) return void current.failed.push(failure);
    current.times.push(now - started);
    current.longestGapMs = Math.max(current.longestGapMs, now - answeredAt);
    answeredAt = now;
  }

  const people = Promise.all(Array.from({ length: PEOPLE }, (_, person) => keepAsking(person)));
  return {
    enter,
    end: async () => {
      isOver = true;
      await people;
      return phases.map((one) => ({ ...one, times: one.times.toSorted((x, y) => x - y) }));
    },
  };
}

function ask({ body, ...options }: Asked, origin: string): Promise<number> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      ...options.headers,
      origin,
      ...(text && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(ANSWER_MS_MAX);
    const call = request({ ...options, headers, signal }, (response) => {
      response.on('error', reject).on('end', () => {
        if (response.complete) resolve(response.statusCode ?? 0);
        else reject(new Error('the answer was cut off'));
      });
      response.resume();
    });
    call.on('error', reject).end(text);
  });
}
