import { updateHidden } from '@/lib/groups/repository/edit-group';
import type { Tx } from '@/lib/platform/db/client';

/** After an admin's decision, in the caller's transaction. */
export function hideGroup(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}
