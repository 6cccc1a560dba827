import type { GameDto } from '@/lib/games/schema/read-game';
import { GameCard } from './game-card';

export function GameGrid({ games, showGroup }: { games: GameDto[]; showGroup?: boolean }) {
  return (
    <ul data-rows className="grid items-start gap-3 *:min-w-0 sm:grid-cols-2">
      {games.map((game) => (
        <li key={game.id}>
          <GameCard game={game} showGroup={showGroup} />
        </li>
      ))}
    </ul>
  );
}
