import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

const nowMs = sql<number>`(extract(epoch FROM now()) * 1000)::bigint`;

/**
 * Of these keys those that have had no turn for so many seconds; each takes its turn now. It remembers what happened when
 * nothing else is left of it, among the buckets of the rate limits: they are swept like these. In the caller's transaction, so
 * what is rolled back took no turn; of two at the same moment the second waits and has none.
 */
export async function firstWithin(
  keys: readonly string[],
  seconds: number,
  tx: Tx,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const until = sql<number>`${nowMs} + ${seconds * 1_000}::bigint`;
  // Everybody in the same order, so that two calls with the same keys cannot deadlock.
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
