import { updateEndedGames } from '@/lib/games/repository/edit-game';

/** Stores the end of what is over. Readers treat it as over from its last minute on, swept or not. */
export function completeGames(): Promise<void> {
  return updateEndedGames();
}
