import { givenNames } from '@/lib/platform/env/given';
import type { ServerEnv } from '@/lib/platform/env/schema';
import { type DatabaseReading, TOO_SLOW } from '@/lib/platform/health/database-facts';
import { inTime } from '@/lib/platform/health/finding';

export interface Site {
  env: ServerEnv;
  given: readonly string[];
  /** In milliseconds; no backup was due before. */
  startedAt: number;
  /** Reads once for all checks. */
  database: () => Promise<DatabaseReading>;
}

const DATABASE_MS_MAX = 4_000;

/** @param read asks the database */
export function siteOf(
  env: ServerEnv,
  read: () => Promise<DatabaseReading>,
  { startedAt = 0, msMax = DATABASE_MS_MAX } = {},
): Site {
  let answer: Promise<DatabaseReading> | undefined;
  return {
    env,
    given: givenNames(),
    startedAt,
    database: () => (answer ??= inTime(read, msMax, { problem: TOO_SLOW })),
  };
}
