import { readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const MEGABYTE = 1024 * 1024;

export interface Room {
  freeMegabytes: number;
  /** A share of the whole disk. */
  freeShare: number;
  /** Nothing can be written: no room, or no entry for another file. */
  isFull: boolean;
}

/** Null without such a folder, or without a size. */
export async function roomIn(dir: string): Promise<Room | null> {
  try {
    const { bavail, bsize, blocks, files, ffree } = await statfs(dir);
    if (blocks === 0) return null;
    const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE);
    const isFull = freeMegabytes === 0 || (files > 0 && ffree === 0);
    return { freeMegabytes, freeShare: bavail / blocks, isFull };
  } catch {
    return null;
  }
}

/** The name that server/local/backup/folder writes for a finished backup, by the time of its start. */
const BACKUP_NAME = /^maidan-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;

/** @returns milliseconds since 1970; -Infinity when there is no backup */
export async function newestBackupIn(dir: string): Promise<number> {
  const names = await readdir(/* turbopackIgnore: true */ dir).catch(() => []);
  const backups = names.filter((name) => BACKUP_NAME.test(name));
  return Math.max(...backups.map((name) => Date.parse(name.replace(BACKUP_NAME, '$1:$2:$3'))));
}

/** What server/local/backup/archive writes every few seconds. */
const archiveStateSchema = z.object({ reachedMs: z.number() });

/** @returns until when the database is archived, in milliseconds since 1970; -Infinity when it is not */
export async function archivedIn(dir: string): Promise<number> {
  const file = join(/* turbopackIgnore: true */ dir, 'wal/state.json');
  try {
    return archiveStateSchema.parse(JSON.parse(await readFile(file, 'utf8'))).reachedMs;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
