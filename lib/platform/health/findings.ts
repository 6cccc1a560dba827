import { on } from '@/lib/platform/db/kysely';
import { env } from '@/lib/platform/env/server';
import { readDatabaseFacts } from '@/lib/platform/health/database-facts';
import { type Finding, runChecks } from '@/lib/platform/health/finding';
import { siteOf } from '@/lib/platform/health/site';
import { SITE_CHECKS } from '@/lib/platform/health/site-checks';
import { log } from '@/lib/platform/observability/log';

/** `/api/health` is asked every few seconds, and its callers wait for a few seconds at most. */
const CHECK_MS_MAX = 2_000;
const DATABASE_MS_MAX = 1_500;

/** What is wrong with this installation, failures first. Never throws. */
export async function readFindings(): Promise<Finding[]> {
  const startedAt = Date.now() - process.uptime() * 1_000;
  const site = siteOf(env, () => readDatabaseFacts(on()), { startedAt, msMax: DATABASE_MS_MAX });
  const found = await runChecks(SITE_CHECKS, site, CHECK_MS_MAX);
  const of = (result: Finding['result']) => found.filter((finding) => finding.result === result);
  return [...of('failure'), ...of('warning')];
}

/** Says at the start of a site of one's own what is wrong with it. In local mode the embedded services are right. */
export async function logFindings(): Promise<void> {
  if (env.LOCAL_MODE) return;
  for (const finding of await readFindings()) {
    if (finding.result === 'ok') continue;
    const { name, result, sentence, remedy } = finding;
    log.warn({ check: name, result, remedy: remedy.english }, sentence.english);
  }
}
