import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const onLinux = process.platform === 'linux';

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, but belongs to somebody else.
    return error.code === 'EPERM';
  }
  // A killed process that its parent has not collected yet still answers kill(0), but holds nothing any more.
  return processStat(pid)?.[0] !== 'Z';
}

// The fields after the command name, which may itself contain spaces and brackets. Undefined on other systems than Linux.
function processStat(pid) {
  const text = readText(`/proc/${pid}/stat`);
  return text && text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** When a process started, which tells it from another with the same id. Null where the id alone must do. */
export const startMark = (pid) => processStat(pid)?.[19] ?? null;

/** The parent of a process; undefined where it cannot be found cheaply. */
export const parentOf = (pid) => (onLinux ? Number(processStat(pid)?.[1]) : undefined);

/** Whether a process is a shell that runs one command, as npm starts them. */
export const isShell = (pid) => /^\S*sh\0-c\0/.test(readText(`/proc/${pid}/cmdline`) ?? '');

/** Whether `pid` is a Postgres server working in `dataDir`, and not another process with a reused id. */
export function isPostgresOf(pid, dataDir) {
  if (!isAlive(pid)) return false;
  try {
    if (!onLinux)
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).includes(dataDir);
    const program = readlinkSync(`/proc/${pid}/exe`);
    return (
      /\/postgres( \(deleted\))?$/.test(program) && readlinkSync(`/proc/${pid}/cwd`) === dataDir
    );
  } catch {
    return false;
  }
}

/** Undefined when it cannot be read. */
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
