import { StartLine } from '@/components/calendar/start-time';
import { spotsLeft } from '@/components/groups/group-address';
import { Link } from '@/components/language/link';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { GameControl } from './game-control';
import { GameFaces, goingCounts, whoGoes } from './game-faces';
import { texts } from './texts';

/** A game in a row of cards: when, where, who, and its control. */
export function GameTile({ game }: { game: GameDto }) {
  return (
    <article
      className={cn(
        sportTint(game.sport.name),
        'flex min-w-0 flex-col gap-2 rounded-card border border-s-4 border-s-tint bg-card px-3.5 py-3 max-sm:self-start',
      )}
    >
      {/* Alone in its line: its words change with the reader's clock, and must not wrap otherwise then. */}
      <StartLine of={game} />
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <h3 className="min-w-0 text-base leading-snug" dir="auto">
            {/* Cut itself: a long link would reach under its neighbours. */}
            <Link
              href={routes.game(game.id)}
              className="block truncate underline-offset-4 hover:underline"
            >
              {game.title}
            </Link>
          </h3>
          <SportBadge name={game.sport.name} />
        </div>
        <p className="flex items-center gap-1 text-muted-foreground text-sm">
          <LineIcon name="map-pin" className="size-4" />
          <bdi className="truncate">{game.location}</bdi>{' '}
          {game.distance === null ? null : (
            <span className="shrink-0">
              · <bdi>{translate(texts).kilometres({ km: game.distance })}</bdi>
            </span>
          )}
        </p>
      </div>
      <div className="grid gap-1 text-sm">
        <p className="flex min-w-0 items-center gap-2 empty:hidden">
          <GameFaces game={game} />
          <bdi className="min-w-0 text-xs leading-tight empty:hidden">{whoGoes(game)}</bdi>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-muted-foreground tabular-nums">
          {goingCounts(game)}
          <span className="font-strong text-foreground">
            {spotsLeft(game.goingCount, game.maxPlayers)}
          </span>
        </p>
      </div>
      <div className="mt-auto">
        <GameControl game={game} />
      </div>
    </article>
  );
}
