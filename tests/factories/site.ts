import { CONNECTIONS_NEEDED } from '@/lib/platform/db/connections';
import { parseServerEnv, type ServerEnv } from '@/lib/platform/env/schema';
import { EXTENSIONS, POSTGRES_MAJOR } from '@/lib/platform/health/database-checks';
import type { DatabaseFacts, DatabaseReading } from '@/lib/platform/health/database-facts';
import { type DoctorSite, SERVICES } from '@/server/doctor/say';
import { newVapidKeys } from '@/server/local/secrets.mjs';

/** The variables of a deployed site without faults; of the optional ones only email is set. */
export const GOOD_ENV = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://maidan_app:4fC9-vQz2Lw8@127.0.0.1:5432/maidan',
  NEXTAUTH_URL: 'https://play.example.org',
  NEXTAUTH_SECRET: '8f14e45fceea167a5a36dedd4bea2543a1b2',
  REALTIME_SECRET: 'c9f0f895fb98ab9159f51fd0297e236d7c6b',
  TRUSTED_PROXY_HOPS: '1',
  SMTP_URL: 'smtps://user:hidden@mail.example.org:465',
  MAIL_FROM: 'Maidan <no-reply@example.org>',
};

const GOOD_FACTS: DatabaseFacts = {
  major: POSTGRES_MAJOR,
  extensions: [...EXTENSIONS],
  connectionsMax: CONNECTIONS_NEEDED,
  applied: [],
  offsetMs: 0,
  inexactMs: 0,
  zones: [],
};

interface Planted {
  /** Merged over GOOD_ENV; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  facts?: Partial<DatabaseFacts>;
  database?: DatabaseReading;
  services?: Partial<typeof SERVICES>;
  site?: Partial<DoctorSite>;
}

/** A site without faults but the planted one. */
export function plantedSite({ env, facts, database, services, site }: Planted = {}): DoctorSite {
  const source = { ...GOOD_ENV, ...env };
  const parsed: ServerEnv = parseServerEnv(source);
  return {
    env: parsed,
    given: Object.entries(source).flatMap(([name, value]) => (value ? [name] : [])),
    startedAt: 0,
    database: async () => database ?? { ...GOOD_FACTS, ...facts },
    services: { ...SERVICES, ...services },
    problems: [],
    hears: async () => true,
    ...site,
  };
}

/** Keys for web push, in base64url. */
export function pushPair(): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const { publicKey, privateKey } = newVapidKeys();
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}
