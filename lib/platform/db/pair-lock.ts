import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/**
 * Makes everything that decides about the same two people wait for the other until the transaction ends: likes,
 * requests, blocks. The smaller id first, so that both of them ask for the same lock and neither can hold what the
 * other waits for. What was read before the lock cannot be trusted.
 */
export async function lockPair(a: number, b: number, tx: Tx): Promise<void> {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  await sql`SELECT pg_advisory_xact_lock(${low}::int, ${high}::int)`.execute(on(tx));
}
