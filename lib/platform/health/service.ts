import { access, constants } from 'node:fs/promises';
import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { env } from '@/lib/platform/env/server';
import { inTime } from '@/lib/platform/health/finding';
import { readFindings } from '@/lib/platform/health/findings';
import { roomIn } from '@/lib/platform/health/host';
import { isBackupLate, isNearlyFull } from '@/lib/platform/health/machine-checks';
import { getMailer } from '@/lib/platform/mail/provider';
import { log } from '@/lib/platform/observability/log';
import { getStorage } from '@/lib/platform/storage/provider';

interface HealthPart {
  ok: boolean;
  /** It works, but needs attention soon. */
  degraded?: true;
  /** The implementation in use. */
  provider?: string;
  detail?: string;
}

export interface Health {
  ok: boolean;
  /** A part is degraded, or a check failed. The status remains 200: taking the machine out of service would help nobody. */
  degraded: boolean;
  parts: Record<string, HealthPart>;
  /** How many findings. Their names would help attackers: only the log of the start, the console and the doctor have them. */
  warnings: number;
}

const CHECK_MS_MAX = 2_000;

/** When a job has waited this long while nothing of its lane ran, no worker is running. */
const JOB_WAIT_SECONDS_MAX = 300;

/** Checks every part that the product needs. Never throws: a failing part is named instead. */
export async function checkHealth(): Promise<Health> {
  const checks: Record<string, () => Promise<HealthPart>> = {
    database: checkDatabase,
    realtime: checkRealtime,
    jobs: checkJobs,
    storage: checkStorage,
    disk: checkDisk,
    ...(env.BACKUP_EVERY && { backups: checkBackups }),
    mail: async () => ({ ok: true, provider: getMailer().kind }),
  };
  const reading = readFindings();
  const reports = Object.entries(checks).map(
    async ([name, check]) => [name, await guarded(name, check)] as const,
  );
  const parts = Object.fromEntries(await Promise.all(reports));
  const findings = await reading;
  const all = Object.values(parts);
  return {
    ok: all.every((part) => part.ok),
    degraded:
      all.some((part) => part.degraded) || findings.some(({ result }) => result === 'failure'),
    parts,
    warnings: findings.length,
  };
}

const TOO_SLOW: HealthPart = { ok: false, detail: 'no answer in time' };

function guarded(name: string, check: () => Promise<HealthPart>): Promise<HealthPart> {
  // An error message may contain addresses or names of the installation, so the response only has the name of the part.
  const failed = (err: unknown) => {
    warnNowAndThen(name, { err, part: name }, 'a part of the site is not reachable');
    return { ok: false, detail: 'not reachable' };
  };
  return inTime(() => check().catch(failed), CHECK_MS_MAX, TOO_SLOW);
}

async function checkDatabase(): Promise<HealthPart> {
  await sql`SELECT 1`.execute(on());
  return { ok: true, provider: env.LOCAL_MODE ? 'embedded postgres' : 'postgres' };
}

async function checkRealtime(): Promise<HealthPart> {
  const sidecar = env.REALTIME_URL ?? `http://${env.WS_HOST}:${env.WS_PORT}`;
  const { ok } = await fetch(`${sidecar}/health`, { signal: AbortSignal.timeout(CHECK_MS_MAX) });
  return { ok };
}

/** A lane that is running something is busy, however long it takes. */
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
  const { provider } = getStorage();
  if (provider !== 'local') return { ok: true, provider };
  await access(env.UPLOAD_DIR, constants.W_OK);
  return { ok: true, provider: 'local disk' };
}

const WARN_EVERY_MS = 600_000;
const warnedAt = new Map<string, number>();

/** Rate-limited, because the health check is public. */
function warnNowAndThen(name: string, facts: object, sentence: string): void {
  const now = performance.now();
  if (now - (warnedAt.get(name) ?? Number.NEGATIVE_INFINITY) < WARN_EVERY_MS) return;
  warnedAt.set(name, now);
  log.warn(facts, sentence);
}

/** The amount left is only in the log, for the operator. */
async function checkDisk(): Promise<HealthPart> {
  const { DATA_DIR, UPLOAD_DIR } = env;
  const dirs = getStorage().provider === 'local' ? [UPLOAD_DIR, DATA_DIR] : [DATA_DIR];
  const rooms = (await Promise.all(dirs.map(roomIn))).filter((one) => one !== null);
  const [fullest] = rooms.toSorted((a, b) => a.freeMegabytes - b.freeMegabytes);
  const room = rooms.find(({ isFull }) => isFull) ?? fullest ?? (await roomIn('.'));
  if (!room) return { ok: false, detail: 'not reachable' };
  const { freeMegabytes, isFull } = room;
  if (freeMegabytes >= env.DISK_FREE_MIN_MB && !isNearlyFull(room)) return { ok: true };
  const facts = { freeMegabytes, wantedMegabytes: env.DISK_FREE_MIN_MB };
  warnNowAndThen('disk', facts, isFull ? 'the disk is full' : 'the disk is nearly full');
  if (isFull) return { ok: false, detail: 'no room is left' };
  return { ok: true, degraded: true, detail: 'little room is left' };
}

async function checkBackups(): Promise<HealthPart> {
  const startedAt = Date.now() - process.uptime() * 1_000;
  if (!(await isBackupLate({ env, startedAt }))) return { ok: true };
  return { ok: true, degraded: true, detail: 'the newest backup is too old' };
}
