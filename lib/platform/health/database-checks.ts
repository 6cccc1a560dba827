import { readdir } from 'node:fs/promises';
import { CONNECTIONS_NEEDED } from '@/lib/platform/db/connections';
import { type DatabaseFacts, TOO_SLOW } from '@/lib/platform/health/database-facts';
import { failure, type Outcome, ok, type PlainKey, warning } from '@/lib/platform/health/finding';
import { texts } from '@/lib/platform/health/server-texts';
import type { Site } from '@/lib/platform/health/site';
import { say } from '@/lib/platform/language/say';

/** The version that the product is made for and tested with. */
export const POSTGRES_MAJOR = 18;
/** Created by the migrations, which a managed database may refuse. */
export const EXTENSIONS = [
  'btree_gist',
  'cube',
  'fuzzystrmatch',
  'intarray',
  'pg_trgm',
  'unaccent',
] as const;

const MIGRATIONS = 'prisma/migrations';
const CLOCK_OFF_MS_MAX = 3_000;
/** The tolerance of the codes of two-step sign-in. */
const CLOCK_WRONG_MS = 30_000;

/** Skips the check when the database does not respond, which `database` reports. */
const whenThere =
  (check: (facts: DatabaseFacts) => Outcome | null | Promise<Outcome | null>) =>
  async ({ database }: Site): Promise<Outcome | null> => {
    const answer = await database();
    return 'problem' in answer ? null : check(answer);
  };

const REMEDIES: Record<string, PlainKey> = {
  '28P01': 'databasePasswordRemedy',
  '28000': 'databasePasswordRemedy',
  '3D000': 'databaseMissingRemedy',
  '53300': 'databaseFullRemedy',
};

async function checkDatabase({ database }: Site): Promise<Outcome> {
  const answer = await database();
  if (!('problem' in answer)) return ok('databaseGood');
  const { problem } = answer;
  if (problem === TOO_SLOW || problem === 'ETIMEDOUT')
    return failure('databaseSlow', 'databaseSlowRemedy');
  return failure('databaseAway', REMEDIES[problem] ?? 'databaseAwayRemedy', { problem });
}

function checkVersion({ major }: DatabaseFacts): Outcome {
  const wanted = POSTGRES_MAJOR;
  if (major === wanted) return ok('postgresGood', { major });
  return warning('postgresOther', say(texts, 'postgresRemedy', { wanted }), { major, wanted });
}

function checkExtensions({ extensions }: DatabaseFacts): Outcome {
  const names = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (names.length === 0) return ok('extensionsGood');
  const statements = names.map((name) => `CREATE EXTENSION ${name};`).join(' ');
  return failure('extensionsMissing', say(texts, 'extensionsRemedy', { statements }), { names });
}

async function checkMigrations({ applied }: DatabaseFacts): Promise<Outcome | null> {
  const known = await migrationNames();
  const [oldest] = known;
  if (!oldest) return null;
  const due = known.filter((name) => !applied.includes(name));
  const [first] = due;
  if (first) return failure('migrationsDue', 'migrationsRemedy', { count: due.length, first });
  // The oldest stands for those before it.
  const name = applied.find((one) => one > oldest && !known.includes(one));
  if (name === undefined) return ok('migrationsGood');
  return warning('migrationsAhead', 'migrationsAheadRemedy', { name });
}

async function migrationNames(): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ MIGRATIONS).catch(() => []);
  // Beside the folders there is a file of Prisma's.
  return names.filter((name) => !name.includes('.')).toSorted();
}

function checkConnections({ connectionsMax: max }: DatabaseFacts): Outcome {
  const needed = CONNECTIONS_NEEDED;
  if (max >= needed) return ok('connectionsGood', { max, needed });
  return warning('connectionsFew', 'connectionsRemedy', { max, needed });
}

function checkClock({ offsetMs, inexactMs }: DatabaseFacts): Outcome {
  const apartMs = Math.abs(offsetMs) - inexactMs;
  if (apartMs <= CLOCK_OFF_MS_MAX) return ok('clockGood');
  const grade = apartMs > CLOCK_WRONG_MS ? failure : warning;
  return grade('clockOff', 'clockRemedy', { seconds: Math.round(apartMs / 1_000) });
}

function checkZones({ zones }: DatabaseFacts): Outcome {
  if (zones.length === 0) return ok('zonesGood');
  const names = zones.map(({ zone, from }) => `${zone} (${from})`);
  return warning('zonesDiffer', 'zonesRemedy', { names });
}

export const DATABASE_CHECKS = {
  database: checkDatabase,
  postgres: whenThere(checkVersion),
  extensions: whenThere(checkExtensions),
  migrations: whenThere(checkMigrations),
  connections: whenThere(checkConnections),
  clock: whenThere(checkClock),
  zones: whenThere(checkZones),
};
