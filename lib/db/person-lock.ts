import type { Tx } from '@/lib/db/client';

/**
 * Makes everything that counts what one person has (open requests, groups, applications) wait for the other until the
 * transaction ends: of two at once the second counts the first. Call it before the count. NO KEY UPDATE lets everything
 * that only refers to the person go on.
 */
export async function lockPerson(userId: number, tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}
