import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** Whether a process is a shell that runs one command, as npm starts them. */
export const isShell = (pid) => /^\S*sh\0-c\0/.test(readText(`/proc/${pid}/cmdline`) ?? '');

/** Undefined when unreadable. */
export function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
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

/**
 * Calls `work(signal)` again and again.
 * @returns {() => Promise<void>} ends it, after a step under way
 */
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
