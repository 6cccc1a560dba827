import type { ExaminedEnv } from '@/lib/platform/env/schema';
import { DATABASE_CHECKS } from '@/lib/platform/health/database-checks';
import { type Check, type Finding, runChecks } from '@/lib/platform/health/finding';
import { siteOf } from '@/lib/platform/health/site';
import { SITE_CHECKS } from '@/lib/platform/health/site-checks';
import { connectTo } from './connection';
import { type DoctorSite, SERVICES } from './doctor-site';
import { HOST_CHECKS } from './host-checks';
import { PROBE_CHECKS } from './probes';
import { SOCKET_CHECKS } from './socket-check';

/** Longer than any check's own timeouts. */
const CHECK_MS_MAX = 15_000;

const ALL_CHECKS: Record<string, Check<DoctorSite>> = {
  ...HOST_CHECKS,
  ...SOCKET_CHECKS,
  ...SITE_CHECKS,
  ...PROBE_CHECKS,
};

/** Checks of a variable are skipped when it is invalid: they would judge its placeholder. */
const NEEDED: Record<string, string[]> = {
  DATABASE_URL: [...Object.keys(DATABASE_CHECKS), 'roles', 'listening', 'secrets'],
  NEXTAUTH_URL: ['address', 'proxy', 'public', 'socket', 'google'],
  NEXTAUTH_SECRET: ['secrets'],
  REALTIME_SECRET: ['secrets', 'port', 'realtime', 'public'],
  SMTP_URL: ['mail', 'mail-server', 'together'],
  PORT: ['port'],
  WS_PORT: ['realtime'],
  REALTIME_URL: ['realtime'],
};

interface Options {
  /** Skips checks of outside services. */
  ownOnly?: boolean;
}

/** The findings of all checks, in the order in which they are printed. */
export async function examine(
  { env, problems, bad }: ExaminedEnv,
  { ownOnly = false }: Options = {},
): Promise<Finding[]> {
  const connection = connectTo(env.DATABASE_URL);
  const without = new Set(bad.flatMap((name) => NEEDED[name] ?? []));
  // In local mode the embedded services need no check, but Node and the embedded Postgres each bring their own time zones.
  const own = env.LOCAL_MODE ? { zones: DATABASE_CHECKS.zones } : SITE_CHECKS;
  const all: Record<string, Check<DoctorSite>> = ownOnly ? own : ALL_CHECKS;
  const checks = Object.fromEntries(Object.entries(all).filter(([name]) => !without.has(name)));
  const { read, hears } = connection;
  const site = { ...siteOf(env, read), services: SERVICES, problems, hears };
  try {
    return await runChecks(checks, site, CHECK_MS_MAX);
  } finally {
    connection.close();
  }
}
