import { Kysely } from 'kysely';
import { Client } from 'pg';
import { MaidanDialect } from '@/lib/platform/db/dialect';
import type { Tables } from '@/lib/platform/db/tables';
import type { ExaminedEnv } from '@/lib/platform/env/schema';
import { DATABASE_CHECKS } from '@/lib/platform/health/database-checks';
import {
  codeOf,
  type DatabaseReading,
  readDatabaseFacts,
} from '@/lib/platform/health/database-facts';
import { type Check, type Finding, inTime, runChecks } from '@/lib/platform/health/finding';
import { siteOf } from '@/lib/platform/health/site';
import { SITE_CHECKS } from '@/lib/platform/health/site-checks';
import { HOST_CHECKS } from './host-checks';
import { PROBE_CHECKS } from './probes';
import { type DoctorSite, SERVICES } from './say';
import { SOCKET_CHECKS } from './socket-check';

const CONNECT_MS_MAX = 4_000;
const RECEIVE_MS_MAX = 2_000;
const CHANNEL = 'maidan_doctor';

/** Opened on first use. The product's own pool waits too long. */
function connectTo(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS_MAX });
  // Without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  const kx = new Kysely<Tables>({ dialect: new MaidanDialect(() => client) });

  return {
    read: (): Promise<DatabaseReading> =>
      client.connect().then(
        () => readDatabaseFacts(kx),
        (error) => ({ problem: codeOf(error) }),
      ),
    /** Call it after `read`: a connection does one thing at a time. */
    hears: async (): Promise<boolean> => {
      const heard = new Promise<boolean>((resolve) => {
        client.once('notification', () => resolve(true));
      });
      await client.query(`LISTEN ${CHANNEL}`);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, '']);
      return inTime(() => heard, RECEIVE_MS_MAX, false);
    },
    /** Not awaited: a connection that was never established may not settle. */
    close: (): void => {
      void client.end().catch(() => undefined);
    },
  };
}

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

/** The findings of all checks, in the order in which they are printed; `ownOnly` skips those of outside services. */
export async function examine(
  { env, problems, bad }: ExaminedEnv,
  { ownOnly = false } = {},
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
