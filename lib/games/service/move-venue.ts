import { updateVenue } from '@/lib/games/repository/edit-game';
import type { Tx } from '@/lib/platform/db/client';

/** Moves the games of a venue to the one that it is merged into. Runs in the caller's transaction. @returns the games */
export function moveGames(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<{ id: number }[]> {
  return updateVenue(mergedId, survivingId, tx);
}
