import {
  eraseNameInLines,
  eraseNameInReports,
  erasePlaceInReports,
} from '@/lib/moderation/repository/erase-person';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Reports keep the facts without the identity. The person and their games still exist; idempotent. Runs in the caller's
 * transaction.
 */
export async function erasePerson(tx: Tx, userId: number): Promise<void> {
  await erasePlaceInReports(userId, tx);
  await eraseNameInReports(userId, tx);
  await eraseNameInLines(userId, tx);
}
