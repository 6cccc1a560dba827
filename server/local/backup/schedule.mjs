import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../guarded.mjs';
import { listBackups, timeOf } from './folder.mjs';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 60_000;
/** The level of an error in the log of the product, which is JSON lines. */
const ERROR_LEVEL = 50;

/**
 * Makes a backup whenever the newest one is older than `everyHours`. After a failure it tries again an hour later; meanwhile
 * lib/platform/health/service notices that none is new enough.
 * @param {object} options
 * @param {string} options.dir
 * @param {number} options.everyHours
 * @param {(signal: AbortSignal) => Promise<string[]>} options.make makes a backup and returns what to print
 * @param {(line: string) => void} options.print
 * @param {() => number} [options.now]
 * @param {number} [options.lookEveryMs]
 * @returns {() => Promise<void>} ends the schedule, and a backup that is being made
 */
export function scheduleBackups({
  dir,
  everyHours,
  make,
  print,
  now = Date.now,
  lookEveryMs = LOOK_EVERY_MS,
}) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function look() {
    const [newest] = listBackups(dir);
    const dueAt = newest ? timeOf(newest) + everyHours * HOUR_MS : 0;
    if (now() < Math.max(dueAt, failedAt + HOUR_MS)) return;
    for (const line of await make(signal)) print(`[backup] ${line}`);
  }

  function noteFailure(error) {
    if (signal.aborted) return;
    failedAt = now();
    const entry = { level: ERROR_LEVEL, time: failedAt, msg: 'the backup failed' };
    print(`[backup] ${JSON.stringify({ ...entry, err: { message: error.message } })}`);
  }

  async function keepLooking() {
    while (!signal.aborted) {
      await look().catch(noteFailure);
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = keepLooking();
  return () => {
    stopping.abort();
    return ended;
  };
}

/** Runs `npm run backup` in a process of its own, so that neither its work nor its failure touches the supervisor. */
export function backupCommand(root, env) {
  const script = join(root, 'scripts/backup.mjs');
  return (signal) =>
    runCommand('The backup', process.execPath, [script], { cwd: root, env, signal });
}
