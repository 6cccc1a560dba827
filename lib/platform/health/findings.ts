import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { readDatabaseFacts } from '@/lib/platform/health/database-facts';
import { type Finding, runChecks } from '@/lib/platform/health/finding';
import { siteOf } from '@/lib/platform/health/site';
import { SITE_CHECKS } from '@/lib/platform/health/site-checks';
import { log } from '@/lib/platform/observability/log';

/** `/api/health` is called every few seconds, by callers that wait a few seconds at most. */
const CHECK_MS_MAX = 2_000;
const DATABASE_MS_MAX = 1_500;

/** `/api/health` is public, and each check costs queries and disk reads. */
const POLL_EVERY_MS = 15_000;

// On globalThis, because Next bundles this module more than once.
const holder = globalThis as typeof globalThis & {
  maidanFindings?: { askedAt: number; findings: Promise<Finding[]> };
};

/** The faults of this installation, failures first, at most 15 seconds old. Never throws. */
export function readFindings(): Promise<Finding[]> {
  const askedAt = performance.now();
  const { maidanFindings: last } = holder;
  if (last && askedAt - last.askedAt < POLL_EVERY_MS) return last.findings;
  const findings = look();
  holder.maidanFindings = { askedAt, findings };
  return findings;
}

async function look(): Promise<Finding[]> {
  const startedAt = Date.now() - process.uptime() * 1_000;
  const site = siteOf(env, () => readDatabaseFacts(on()), { startedAt, msMax: DATABASE_MS_MAX });
  const found = await runChecks(SITE_CHECKS, site, CHECK_MS_MAX);
  const of = (result: Finding['result']) => found.filter((finding) => finding.result === result);
  return [...of('failure'), ...of('warning')];
}

/** Logs the faults of a deployed site at its start. In local mode the embedded services need no check. */
export async function logFindings(): Promise<void> {
  if (env.LOCAL_MODE) return;
  for (const finding of await readFindings()) {
    if (finding.result === 'ok') continue;
    const { name, result, sentence, remedy } = finding;
    log.warn({ check: name, result, remedy: remedy.english }, sentence.english);
  }
}
