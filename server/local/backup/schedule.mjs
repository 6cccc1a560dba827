import { join } from 'node:path';
import { runCommand } from '../guarded.mjs';
import { ERROR } from '../log-line.mjs';
import { repeat } from '../processes.mjs';
import { positionOf, readState } from './archive-folder.mjs';
import { listBackups, timeOf } from './folder.mjs';

const HOUR_MS = 3_600_000;
const POLL_EVERY_MS = 60_000;

/**
 * Makes a backup whenever the newest one is older than `everyHours`, or the archive does not continue it. After a failure it tries again an hour later; meanwhile
 * lib/platform/health/service notices that none is new enough.
 * @param {object} options
 * @param {string} options.dir
 * @param {number} options.everyHours
 * @param {boolean} [options.isArchived]
 * @param {(signal: AbortSignal) => Promise<string[]>} options.make makes a backup and returns what to print
 * @param {(line: string) => void} options.print
 * @param {() => number} [options.now]
 * @param {number} [options.pollEveryMs]
 * @returns {() => Promise<void>} ends the schedule, and a backup that is being made
 */
export function scheduleBackups({
  dir,
  everyHours,
  isArchived = false,
  make,
  print,
  now = Date.now,
  pollEveryMs = POLL_EVERY_MS,
}) {
  let failedAt = Number.NEGATIVE_INFINITY;

  async function look(signal) {
    const [newest] = listBackups(dir);
    const isContinued =
      !isArchived || positionOf(join(dir, newest ?? ''))?.archive === readState(dir)?.archive;
    const dueAt = newest && isContinued ? timeOf(newest) + everyHours * HOUR_MS : 0;
    if (now() < Math.max(dueAt, failedAt + HOUR_MS)) return;
    for (const line of await make(signal)) print(`[backup] ${line}`);
  }

  function recordFailure(error) {
    failedAt = now();
    const entry = { level: ERROR, time: failedAt, msg: 'the backup failed' };
    // In the format of the product's log, JSON lines.
    print(`[backup] ${JSON.stringify({ ...entry, err: { message: error.message } })}`);
  }

  return repeat(
    (signal) => look(signal).catch((error) => signal.aborted || recordFailure(error)),
    pollEveryMs,
  );
}

/** Runs `npm run backup` in a separate process, so that neither its work nor its failure affects the supervisor. */
export function backupCommand(root, env) {
  const script = join(root, 'scripts/backup.mjs');
  return (signal) =>
    runCommand('The backup', process.execPath, [script], { cwd: root, env, signal });
}
