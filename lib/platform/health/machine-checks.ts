import { failure, type Outcome, ok, warning } from '@/lib/platform/health/finding';
import { archivedIn, newestBackupIn, type Room, roomIn } from '@/lib/platform/health/host';
import { texts } from '@/lib/platform/health/server-texts';
import type { Site } from '@/lib/platform/health/site';
import { say } from '@/lib/platform/language/say';

const HOUR_MS = 3_600_000;
const FREE_SHARE_MIN = 0.05;

interface BackupDue {
  dir: string;
  everyHours: number;
  /** Before this instant no backup was due. */
  startedAt: number;
}

/** A failed backup is repeated after an hour, so one that is an hour late has failed twice or takes very long. */
export async function isBackupLate({ dir, everyHours, startedAt }: BackupDue): Promise<boolean> {
  const newest = await newestBackupIn(dir);
  // After a pause, or without any backup yet, the first one is due now.
  const dueAt = Math.max(newest + everyHours * HOUR_MS, startedAt);
  return Date.now() > dueAt + HOUR_MS;
}

async function checkBackups({ env, startedAt }: Site): Promise<Outcome> {
  const { BACKUP_DIR: dir, BACKUP_EVERY: everyHours } = env;
  if (!everyHours) return ok(say(texts, 'backupsByHand'));
  if (!(await isBackupLate({ dir, everyHours, startedAt }))) return ok(say(texts, 'backupsGood'));
  return failure(say(texts, 'backupsLate', { hours: everyHours }), say(texts, 'backupsRemedy'));
}

/** It is written every 15 s; a start and a large picture may take longer. */
const ARCHIVE_MS_MAX = 300_000;

async function checkArchive({ env, startedAt }: Site): Promise<Outcome> {
  const { BACKUP_DIR: dir, BACKUP_WAL: isArchived } = env;
  if (!isArchived) return ok(say(texts, 'archiveOff'));
  const behind = Date.now() - Math.max(await archivedIn(dir), startedAt);
  if (behind <= ARCHIVE_MS_MAX) return ok(say(texts, 'archiveGood'));
  const minutes = Math.floor(behind / 60_000);
  return failure(say(texts, 'archiveBehind', { minutes }), say(texts, 'archiveRemedy'));
}

export const isNearlyFull = ({ freeShare, isFull }: Room): boolean =>
  isFull || freeShare < FREE_SHARE_MIN;

async function checkDisk({ env }: Site): Promise<Outcome> {
  const { DATA_DIR, UPLOAD_DIR, BACKUP_DIR } = env;
  const rooms = await Promise.all(
    Object.entries({ DATA_DIR, UPLOAD_DIR, BACKUP_DIR }).map(async ([name, dir]) => ({
      name,
      room: await roomIn(dir),
    })),
  );
  const namesOf = (isShort: (room: Room) => boolean) =>
    rooms.filter(({ room }) => room && isShort(room)).map(({ name }) => name);
  const none = namesOf(({ isFull }) => isFull);
  if (none.length > 0) {
    return failure(say(texts, 'diskNone', { names: none }), say(texts, 'diskRemedy'));
  }
  const full = namesOf(isNearlyFull);
  if (full.length > 0) {
    return failure(say(texts, 'diskFull', { names: full }), say(texts, 'diskRemedy'));
  }
  const megabytes = env.DISK_FREE_MIN_MB;
  const short = namesOf(({ freeMegabytes }) => freeMegabytes < megabytes);
  if (short.length === 0) return ok(say(texts, 'diskGood'));
  return warning(say(texts, 'diskShort', { names: short, megabytes }), say(texts, 'diskRemedy'));
}

export const MACHINE_CHECKS = { disk: checkDisk, backups: checkBackups, archive: checkArchive };
