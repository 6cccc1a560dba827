import { access, constants, readdir, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { env } from '@/lib/platform/env/server';
import { log } from '@/lib/platform/observability/log';

interface HealthPart {
  ok: boolean;
  /** It still works, but somebody must act soon. */
  degraded?: true;
  /** The implementation in use. */
  provider?: string;
  detail?: string;
}

export interface Health {
  ok: boolean;
  /** Some part is degraded. The status stays 200, because taking the machine away would help nobody. */
  degraded: boolean;
  parts: Record<string, HealthPart>;
}

const CHECK_MS_MAX = 2_000;

/** A job that waited this long while nothing of its lane ran means that no worker is running. */
const JOB_WAIT_SECONDS_MAX = 300;

/** Checks every part the product cannot run without. Never throws: a failing part is named instead. */
export async function checkHealth(): Promise<Health> {
  const { BACKUP_EVERY } = env;
  const checks: Record<string, () => Promise<HealthPart>> = {
    database: checkDatabase,
    realtime: checkRealtime,
    jobs: checkJobs,
    storage: checkStorage,
    disk: checkDisk,
    ...(BACKUP_EVERY ? { backups: () => checkBackups(BACKUP_EVERY) } : {}),
    mail: async () => ({ ok: true, provider: env.SMTP_URL ? 'smtp' : 'outbox' }),
  };
  const parts = Object.fromEntries(
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await guarded(check)] as const),
    ),
  );
  const all = Object.values(parts);
  return {
    ok: all.every((part) => part.ok),
    degraded: all.some((part) => part.degraded),
    parts,
  };
}

async function guarded(check: () => Promise<HealthPart>): Promise<HealthPart> {
  const tooSlow = new Promise<HealthPart>((resolve) => {
    setTimeout(() => resolve({ ok: false, detail: 'no answer in time' }), CHECK_MS_MAX).unref();
  });
  // An error message may contain addresses or names of the installation, so the answer only says that the part failed.
  return Promise.race([check().catch(() => ({ ok: false, detail: 'not reachable' })), tooSlow]);
}

async function checkDatabase(): Promise<HealthPart> {
  await sql`SELECT 1`.execute(on());
  return { ok: true, provider: env.LOCAL_MODE ? 'embedded postgres' : 'postgres' };
}

async function checkRealtime(): Promise<HealthPart> {
  const answer = await fetch(`http://${env.WS_HOST}:${env.WS_PORT}/health`, {
    signal: AbortSignal.timeout(CHECK_MS_MAX),
  });
  return { ok: answer.ok };
}

/** A lane in which something runs is busy, however long it takes. */
async function checkJobs(): Promise<HealthPart> {
  const late = await on()
    .selectFrom('jobs as late')
    .where('late.doneAt', 'is', null)
    .where('late.failedAt', 'is', null)
    .where('late.runAt', '<', secondsAgo(JOB_WAIT_SECONDS_MAX))
    .where((eb) => {
      const running = eb
        .selectFrom('jobs as running')
        .whereRef('running.lane', '=', 'late.lane')
        .where('running.doneAt', 'is', null)
        .where('running.failedAt', 'is', null)
        .where('running.lockedUntil', '>=', now);
      return eb.not(eb.exists(running));
    })
    .limit(1)
    .select('late.id')
    .executeTakeFirst();
  return late ? { ok: false, detail: 'jobs are waiting and no worker runs them' } : { ok: true };
}

async function checkStorage(): Promise<HealthPart> {
  if (env.UPLOADTHING_TOKEN) return { ok: true, provider: 'uploadthing' };
  await access(env.UPLOAD_DIR, constants.W_OK);
  return { ok: true, provider: 'local disk' };
}

const MEGABYTE = 1024 * 1024;
const DISK_WARNING_EVERY_MS = 600_000;
let diskWarnedAt = Number.NEGATIVE_INFINITY;

/** The disk with pictures and, in local mode, the database. The amount left is for the operator only: it is in the log. */
async function checkDisk(): Promise<HealthPart> {
  const { bavail, bsize } = await statfs(env.UPLOADTHING_TOKEN ? '.' : env.UPLOAD_DIR);
  const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE);
  if (freeMegabytes >= env.DISK_FREE_MIN_MB) return { ok: true };
  if (performance.now() - diskWarnedAt > DISK_WARNING_EVERY_MS) {
    diskWarnedAt = performance.now();
    log.warn({ freeMegabytes, wantedMegabytes: env.DISK_FREE_MIN_MB }, 'the disk is nearly full');
  }
  return { ok: true, degraded: true, detail: 'little room is left' };
}

const HOUR_MS = 3_600_000;
/** As server/local/backup/folder names a finished backup, by the time when it was begun. */
const BACKUP_NAME = /^maidan-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)$/;

/** A backup that failed is tried again after an hour, so one that is an hour late has failed twice or takes very long. */
async function checkBackups(everyHours: number): Promise<HealthPart> {
  const names = await readdir(/* turbopackIgnore: true */ env.BACKUP_DIR).catch(() => []);
  const newest = Math.max(
    ...names
      .filter((name) => BACKUP_NAME.test(name))
      .map((name) => Date.parse(name.replace(BACKUP_NAME, '$1:$2:$3'))),
  );
  // After a pause, or without any backup yet, the first one is due now.
  const startedAt = Date.now() - process.uptime() * 1_000;
  const dueAt = Math.max(newest + everyHours * HOUR_MS, startedAt);
  if (Date.now() <= dueAt + HOUR_MS) return { ok: true };
  return { ok: true, degraded: true, detail: 'the newest backup is too old' };
}
