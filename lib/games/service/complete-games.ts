import { updateEndedGames } from '@/lib/games/repository/edit-game';

/** Stores the end of games. They count as over from their last minute on, swept or not. */
export function completeGames(): Promise<void> {
  return updateEndedGames();
}
