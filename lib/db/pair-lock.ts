import type { Tx } from '@/lib/db/client';

/**
 * Makes everything that decides about the same two people wait for the other until the transaction ends: likes,
 * requests, blocks. The smaller id first, so that both of them ask for the same lock and neither can hold what the
 * other waits for. What was read before the lock cannot be trusted.
 */
export async function lockPair(a: number, b: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${Math.min(a, b)}::int, ${Math.max(a, b)}::int)`;
}
