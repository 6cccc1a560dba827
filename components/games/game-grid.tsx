import { AudienceBadge } from '@/components/groups/group-card';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Badge } from '@/components/ui/count-badge';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { Again } from './again-lazy';
import { GameControl } from './game-control';
import { GameHeading } from './game-facts';
import { GameSeats } from './game-seats';
import { LevelBadge } from './level-badge';
import { texts } from './texts';

interface GameCardProps {
  game: GameDto;
  /** For lists with several groups. */
  showGroup?: boolean;
}

/** Time, place, people, and one button; the title links to the game. */
function GameCard({ game, showGroup }: GameCardProps) {
  return (
    <article
      className={cn(
        sportTint(game.sport.name),
        'grid min-w-0 content-start gap-3 rounded-card border border-s-4 border-s-tint bg-card p-4 *:min-w-0',
        game.status === 'cancelled' && 'border-dashed',
      )}
    >
      <GameHeading game={game}>
        <StatusBadge game={game} />
      </GameHeading>
      <p className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
        {showGroup ? (
          <>
            <SportBadge name={game.sport.name} />
            <bdi className="wrap-anywhere text-muted-foreground">{game.group.name}</bdi>
          </>
        ) : null}
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </p>
      <GameSeats game={game} />
      <GameControl game={game} />
      <Again game={game} />
    </article>
  );
}

function StatusBadge({ game }: { game: GameDto }) {
  const t = translate(texts);
  if (game.status === 'cancelled') return <Badge variant="destructive">{t.cancelled}</Badge>;
  if (game.viewer?.mustReconfirm) return <Badge variant="special">{t.pleaseConfirm}</Badge>;
  if (game.seriesId !== null && game.status === 'upcoming') return <Badge>{t.isRepeated}</Badge>;
  return null;
}

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
