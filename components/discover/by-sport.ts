import type { GameDto } from '@/lib/games/schema/read-game';

export interface SportGames {
  sport: GameDto['sport'];
  games: GameDto[];
}

/** The sport with the most games first, and of equals the one that is played sooner. */
export function bySport(games: readonly GameDto[]): SportGames[] {
  const sports = new Map<number, SportGames>();
  for (const game of games) {
    const known = sports.get(game.sport.id);
    if (known) known.games.push(game);
    else sports.set(game.sport.id, { sport: game.sport, games: [game] });
  }
  return [...sports.values()].toSorted((a, b) => b.games.length - a.games.length);
}
