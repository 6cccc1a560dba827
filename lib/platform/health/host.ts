import { readdir, statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

export interface Room {
  freeMegabytes: number;
  /** Of the whole disk. */
  freeShare: number;
}

/** Null where there is no such folder. */
export async function roomIn(dir: string): Promise<Room | null> {
  try {
    const { bavail, bsize, blocks } = await statfs(dir);
    return { freeMegabytes: Math.floor((bavail * bsize) / MEGABYTE), freeShare: bavail / blocks };
  } catch {
    return null;
  }
}

/** As server/local/backup/folder names a finished backup, by the time when it was begun. */
const BACKUP_NAME = /^maidan-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;

/** @returns milliseconds since 1970; -Infinity when there is no backup */
export async function newestBackupIn(dir: string): Promise<number> {
  const names = await readdir(/* turbopackIgnore: true */ dir).catch(() => []);
  return Math.max(
    ...names
      .filter((name) => BACKUP_NAME.test(name))
      .map((name) => Date.parse(name.replace(BACKUP_NAME, '$1:$2:$3'))),
  );
}
