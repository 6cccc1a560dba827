import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/**
 * Serialises everything that decides about the same two people (likes, requests, blocks) until the transaction ends. The
 * smaller id comes first, so that both of them request the same lock and neither can hold what the other waits for. What was
 * read before the lock cannot be trusted.
 */
export async function lockPair(a: number, b: number, tx: Tx): Promise<void> {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  await sql`SELECT pg_advisory_xact_lock(${low}::int, ${high}::int)`.execute(on(tx));
}
