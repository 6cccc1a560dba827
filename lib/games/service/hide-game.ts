import { updateHidden } from '@/lib/games/repository/edit-game';
import type { Tx } from '@/lib/platform/db/client';

/** Hides a game, as an admin decided. Runs in the caller's transaction. */
export function hideGame(tx: Tx, id: number): Promise<void> {
  return updateHidden(id, tx);
}
