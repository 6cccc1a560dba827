import { setTimeout as sleep } from 'node:timers/promises';
import { readText } from './files.mjs';
import { PlainError } from './plain-error.mjs';

const ANSWER_MS = 30_000;
const POLL_MS = 60;

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, but belongs to another account.
    return error.code === 'EPERM';
  }
  // A killed process that its parent has not collected still accepts kill(0), but holds no resources.
  return processStat(pid)?.[0] !== 'Z';
}

// The fields after the command name, which may itself contain spaces and brackets. Undefined on other systems than Linux.
function processStat(pid) {
  const text = readText(`/proc/${pid}/stat`);
  return text && text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process's start time, which distinguishes it from another with the same id. Null where only the id is known. */
export const startMark = (pid) => processStat(pid)?.[19] ?? null;

/** Undefined where it cannot be found cheaply. */
export const parentOf = (pid) => Number(processStat(pid)?.[1]) || undefined;

/** The npm that runs this script, through a shell that remains in between on some systems and becomes the script on others. */
export function npmProcess() {
  const parent = process.ppid;
  const isShell = /^\S*sh\0-c\0/.test(readText(`/proc/${parent}/cmdline`) ?? '');
  return isShell ? parentOf(parent) : parent;
}

/** Resolves true as soon as `condition` holds, or false after `timeoutMs`. */
export async function waitUntil(condition, timeoutMs, everyMs = 25) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await sleep(everyMs);
  }
  return true;
}

/** Resolves when `url` returns 200, or `signal` aborts. @throws PlainError with the last response after `timeoutMs` */
export async function untilHealthy(name, url, signal, timeoutMs) {
  let last = 'no answer';
  const isOver = async () => signal.aborted || (last = await ask(url, signal)) === true;
  if (await waitUntil(isOver, timeoutMs, POLL_MS)) return;
  throw new PlainError(`${name} was not ready after ${timeoutMs / 1000} s (${last}).`);
}

async function ask(url, signal) {
  try {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const response = await fetch(url, { signal: timeout });
    const text = await response.text();
    return response.status === 200 || `HTTP ${response.status} ${text.slice(0, 300)}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

/** Resolves when the child sends `ready` over its IPC channel, or `signal` aborts. @throws PlainError after `timeoutMs` */
export async function untilReported(name, child, signal, timeoutMs) {
  let isReady = false;
  child.on('message', (message) => (isReady ||= message === 'ready'));
  if (await waitUntil(() => isReady || signal.aborted, timeoutMs)) return;
  throw new PlainError(`${name} did not report ready within ${timeoutMs / 1000} s.`);
}

/** Calls `work(signal)` again and again. @returns {() => Promise<void>} ends it, after a step under way */
export function repeat(work, everyMs) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    while (!signal.aborted) {
      await work(signal);
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return ended;
  };
}
