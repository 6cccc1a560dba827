import { readdir } from 'node:fs/promises';
import { CONNECTIONS_NEEDED } from '@/lib/platform/db/connections';
import { type DatabaseFacts, TOO_SLOW } from '@/lib/platform/health/database-facts';
import { failure, type Outcome, ok, warning } from '@/lib/platform/health/finding';
import { texts } from '@/lib/platform/health/server-texts';
import type { Site } from '@/lib/platform/health/site';
import { type Said, say } from '@/lib/platform/language/say';

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

const REMEDIES: Record<string, Said> = {
  '28P01': say(texts, 'databasePasswordRemedy'),
  '28000': say(texts, 'databasePasswordRemedy'),
  '3D000': say(texts, 'databaseMissingRemedy'),
  '53300': say(texts, 'databaseFullRemedy'),
};

async function checkDatabase({ database }: Site): Promise<Outcome> {
  const answer = await database();
  if (!('problem' in answer)) return ok(say(texts, 'databaseGood'));
  const { problem } = answer;
  if (problem === TOO_SLOW || problem === 'ETIMEDOUT') {
    return failure(say(texts, 'databaseSlow'), say(texts, 'databaseSlowRemedy'));
  }
  return failure(
    say(texts, 'databaseAway', { problem }),
    REMEDIES[problem] ?? say(texts, 'databaseAwayRemedy'),
  );
}

function checkVersion({ major }: DatabaseFacts): Outcome {
  if (major === POSTGRES_MAJOR) return ok(say(texts, 'postgresGood', { major }));
  const wanted = POSTGRES_MAJOR;
  return warning(
    say(texts, 'postgresOther', { major, wanted }),
    say(texts, 'postgresRemedy', { wanted }),
  );
}

function checkExtensions({ extensions }: DatabaseFacts): Outcome {
  const names = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (names.length === 0) return ok(say(texts, 'extensionsGood'));
  const statements = names.map((name) => `CREATE EXTENSION ${name};`).join(' ');
  return failure(
    say(texts, 'extensionsMissing', { names }),
    say(texts, 'extensionsRemedy', { statements }),
  );
}

async function checkMigrations({ applied }: DatabaseFacts): Promise<Outcome | null> {
  const known = await migrationNames();
  const [oldest] = known;
  if (!oldest) return null;
  const due = known.filter((name) => !applied.includes(name));
  const [first] = due;
  if (first) {
    return failure(
      say(texts, 'migrationsDue', { count: due.length, first }),
      say(texts, 'migrationsRemedy'),
    );
  }
  // The oldest stands for those before it.
  const name = applied.find((one) => one > oldest && !known.includes(one));
  if (name === undefined) return ok(say(texts, 'migrationsGood'));
  return warning(say(texts, 'migrationsAhead', { name }), say(texts, 'migrationsAheadRemedy'));
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir(/* turbopackIgnore: true */ MIGRATIONS, {
    withFileTypes: true,
  }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

function checkConnections({ connectionsMax: max }: DatabaseFacts): Outcome {
  const needed = CONNECTIONS_NEEDED;
  if (max >= needed) return ok(say(texts, 'connectionsGood', { max, needed }));
  return warning(say(texts, 'connectionsFew', { max, needed }), say(texts, 'connectionsRemedy'));
}

function checkClock({ offsetMs, inexactMs }: DatabaseFacts): Outcome {
  const apartMs = Math.abs(offsetMs) - inexactMs;
  if (apartMs <= CLOCK_OFF_MS_MAX) return ok(say(texts, 'clockGood'));
  const grade = apartMs > CLOCK_WRONG_MS ? failure : warning;
  return grade(
    say(texts, 'clockOff', { seconds: Math.round(apartMs / 1_000) }),
    say(texts, 'clockRemedy'),
  );
}

function checkZones({ zones }: DatabaseFacts): Outcome {
  if (zones.length === 0) return ok(say(texts, 'zonesGood'));
  const names = zones.map(({ zone, from }) => `${zone} (${from})`);
  return warning(say(texts, 'zonesDiffer', { names }), say(texts, 'zonesRemedy'));
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
