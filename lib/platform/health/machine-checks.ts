import { failure, type Outcome, ok, warning } from '@/lib/platform/health/finding';
import { archivedIn, newestBackupIn, type Room, roomIn } from '@/lib/platform/health/host';
import type { Site } from '@/lib/platform/health/site';

const HOUR_MS = 3_600_000;
const FREE_SHARE_MIN = 0.05;

/** A failed backup is repeated after an hour, so one that is an hour late has failed twice or takes very long. */
export async function isBackupLate({ env, startedAt }: Pick<Site, 'env' | 'startedAt'>) {
  const { BACKUP_DIR: dir, BACKUP_EVERY: everyHours } = env;
  if (!everyHours) return false;
  // After a pause, or without any backup yet, the first one is due now.
  const dueAt = Math.max((await newestBackupIn(dir)) + everyHours * HOUR_MS, startedAt);
  return Date.now() > dueAt + HOUR_MS;
}

async function checkBackups(site: Site): Promise<Outcome> {
  const { BACKUP_EVERY: hours } = site.env;
  if (!hours) return ok('backupsByHand');
  if (!(await isBackupLate(site))) return ok('backupsGood');
  return failure('backupsLate', 'backupsRemedy', { hours });
}

/** It is written every 15 s; a start and a large picture may take longer. */
const ARCHIVE_MS_MAX = 300_000;

async function checkArchive({ env, startedAt }: Site): Promise<Outcome> {
  const { BACKUP_DIR: dir, BACKUP_WAL: isArchived } = env;
  if (!isArchived) return ok('archiveOff');
  const behind = Date.now() - Math.max(await archivedIn(dir), startedAt);
  if (behind <= ARCHIVE_MS_MAX) return ok('archiveGood');
  const minutes = Math.floor(behind / 60_000);
  return failure('archiveBehind', 'archiveRemedy', { minutes });
}

export const isNearlyFull = ({ freeShare, isFull }: Room): boolean =>
  isFull || freeShare < FREE_SHARE_MIN;

async function checkDisk({ env }: Site): Promise<Outcome> {
  const { DATA_DIR, UPLOAD_DIR, BACKUP_DIR, DISK_FREE_MIN_MB: megabytes } = env;
  const dirs = Object.entries({ DATA_DIR, UPLOAD_DIR, BACKUP_DIR });
  const rooms = await Promise.all(
    dirs.map(async ([name, dir]) => [name, await roomIn(dir)] as const),
  );
  const namesOf = (isShort: (room: Room) => boolean) =>
    rooms.flatMap(([name, room]) => (room && isShort(room) ? [name] : []));
  const none = namesOf(({ isFull }) => isFull);
  if (none.length > 0) return failure('diskNone', 'diskRemedy', { names: none });
  const full = namesOf(isNearlyFull);
  if (full.length > 0) return failure('diskFull', 'diskRemedy', { names: full });
  const short = namesOf(({ freeMegabytes }) => freeMegabytes < megabytes);
  if (short.length === 0) return ok('diskGood');
  return warning('diskShort', 'diskRemedy', { names: short, megabytes });
}

export const MACHINE_CHECKS = { disk: checkDisk, backups: checkBackups, archive: checkArchive };
