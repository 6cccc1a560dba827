import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

const nowMs = sql<number>`(extract(epoch FROM now()) * 1000)::bigint`;

/**
 * Claims each key for some seconds. Undoing an act may delete every row about it, so the claims are kept among the buckets of the
 * rate limits, which are swept. They belong to the caller's transaction: a rollback releases them, and of two transactions at
 * once the second waits and claims nothing.
 * @returns the keys that nobody had claimed within that time
 */
export async function firstWithin(
  keys: readonly string[],
  seconds: number,
  tx: Tx,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const until = sql<number>`${nowMs} + ${seconds * 1_000}::bigint`;
  // Always in the same order, so that two calls with the same keys cannot deadlock.
  const values = [...new Set(keys)].toSorted().map((key) => ({ key, points: 1, expire: until }));
  const rows = await on(tx)
    .insertInto('rateLimits')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ points: 1, expire: until })
        .where('rateLimits.expire', '<=', nowMs),
    )
    .returning('rateLimits.key')
    .execute();
  return new Set(rows.map(({ key }) => key));
}
