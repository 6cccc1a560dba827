import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../lock.mjs';
import { PlainError } from '../plain-error.mjs';

// lib/platform/health/host parses these names too.
const NAME = /^maidan-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;
const UNFINISHED = '.unfinished';

/** Names sort by time. */
export const backupName = (date) => `maidan-${date.toISOString().replaceAll(':', '-')}`;

/** The time when a backup was begun, in milliseconds. */
export const timeOf = (name) => Date.parse(name.replace(NAME, '$1:$2:$3'));

export function listBackups(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/**
 * Calls `write` with a new folder, which gets its final name only when `write` has succeeded: a folder with the name of a backup is
 * always complete.
 * @template T
 * @param {string} dir
 * @param {(folder: string) => Promise<T>} write
 * @returns {Promise<T & { folder: string }>}
 */
export async function inNewBackup(dir, write) {
  const lock = lockBackups(dir);
  try {
    removeUnfinished(dir);
    const folder = join(dir, backupName(new Date()));
    const unfinished = `${folder}${UNFINISHED}`;
    mkdirSync(unfinished, { mode: 0o700 });
    try {
      const result = await write(unfinished);
      renameSync(unfinished, folder);
      return { ...result, folder };
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // A system error, such as a full disk.
      if (error.syscall) throw new PlainError(`The backup cannot be written (${error.message}).`);
      throw error;
    }
  } finally {
    lock.release();
  }
}

/** Removes all but the newest `keep` backups. Returns the names of the removed ones. */
export function removeOld(dir, keep) {
  const old = listBackups(dir).slice(keep);
  for (const name of old) {
    const path = join(dir, name);
    // Renamed first, so that an interrupted removal leaves nothing that looks like a backup.
    renameSync(path, `${path}${UNFINISHED}`);
    rmSync(`${path}${UNFINISHED}`, { recursive: true });
  }
  return old;
}

function lockBackups(dir) {
  let taken;
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    taken = takeLock(join(dir, 'lock.json'));
  } catch (error) {
    throw new PlainError(`The backup folder ${dir} cannot be used (${error.message}).`);
  }
  if (taken.lock) return taken.lock;
  throw new PlainError(
    `Another backup is being written to ${dir} (process ${taken.holder.pid}). Wait until it has ended.`,
  );
}

// Left by a killed run. Only the holder of the lock writes here.
function removeUnfinished(dir) {
  for (const name of readdirSync(dir)) {
    if (!name.endsWith(UNFINISHED) || !NAME.test(name.slice(0, -UNFINISHED.length))) continue;
    rmSync(join(dir, name), { recursive: true, force: true });
  }
}
