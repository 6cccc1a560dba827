import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

type Lockable =
  | 'bookingRequests'
  | 'coachApplications'
  | 'coachClients'
  | 'conversations'
  | 'courts'
  | 'games'
  | 'gameSeries'
  | 'groups'
  | 'sports'
  | 'users'
  | 'venues';

/**
 * Locks one row until the transaction ends: of two at once the second sees what the first has changed. NO KEY UPDATE does not
 * block rows that only refer to it. @returns whether there is one
 */
export async function lockRow(table: Lockable, id: number, tx: Tx): Promise<boolean> {
  // All of them have an `id`; a union of tables has no type that Kysely can follow.
  const rows = await on(tx)
    .selectFrom(table as 'users')
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  return rows.length === 1;
}
