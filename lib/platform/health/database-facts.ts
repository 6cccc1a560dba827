import { type Kysely, sql } from 'kysely';
import { daysCompared, zoneDifferences } from '@/lib/platform/calendar/zone-offsets';
import type { Tables } from '@/lib/platform/db/tables';
import { readZoneOffsets } from '@/lib/platform/db/zones';

export interface DatabaseFacts {
  major: number;
  extensions: string[];
  /** The smallest limit on the product's connections. */
  connectionsMax: number;
  /** The names of the applied migrations. */
  applied: string[];
  /** How far the database's clock is ahead of ours, and the error of that figure. */
  offsetMs: number;
  inexactMs: number;
  /**
   * Zones in use whose offsets differ between Postgres and Node, each with the first day of a difference in the next two years.
   */
  zones: { zone: string; from: string }[];
}

/** A timeout means a busy database, not a missing one. */
export const TOO_SLOW = 'no answer in time';

/** `problem` is the code of Postgres or of the system, such as 28P01 or ECONNREFUSED, or `TOO_SLOW`. */
export type DatabaseReading = DatabaseFacts | { problem: string };

const FACTS = sql<{
  version: number;
  extensions: string[];
  connectionsMax: number;
  isMigrated: boolean;
  at: Date;
}>`SELECT
  current_setting('server_version_num')::int AS version,
  ARRAY(SELECT extname::text FROM pg_extension) AS extensions,
  least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user),
    (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database())
  ) AS connections_max,
  to_regclass('_prisma_migrations') IS NOT NULL AS is_migrated,
  clock_timestamp() AS at`;

const APPLIED = sql<{ name: string }>`SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;

/** Never throws. */
export async function readDatabaseFacts(kx: Kysely<Tables>): Promise<DatabaseReading> {
  try {
    const askedAt = Date.now();
    const { rows } = await FACTS.execute(kx);
    const inexactMs = (Date.now() - askedAt) / 2;
    const [row] = rows;
    if (!row) return { problem: 'no answer' };
    const { version, extensions, connectionsMax, isMigrated, at } = row;
    return {
      major: Math.floor(version / 10_000),
      extensions,
      connectionsMax,
      applied: isMigrated ? (await APPLIED.execute(kx)).rows.map(({ name }) => name) : [],
      offsetMs: at.getTime() - askedAt - inexactMs,
      inexactMs,
      zones: isMigrated ? await compareZones(kx) : [],
    };
  } catch (error) {
    return { problem: codeOf(error) };
  }
}

// The data of neither changes while this process runs, and reading those of Postgres takes a while.
let compared: { day: string; zones: DatabaseFacts['zones'] } | undefined;

async function compareZones(kx: Kysely<Tables>): Promise<DatabaseFacts['zones']> {
  const days = daysCompared(new Date());
  const day = String(days[0]);
  if (compared?.day !== day) {
    compared = { day, zones: zoneDifferences(await readZoneOffsets(kx, days), days) };
  }
  return compared.zones;
}

/** Never the message, which may contain addresses and names. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && code !== '') return code;
  return error instanceof Error && /timeout/i.test(error.message) ? TOO_SLOW : 'no answer';
}
