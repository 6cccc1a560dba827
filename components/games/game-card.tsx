import Link from 'next/link';
import { AudienceBadge } from '@/components/groups/audience-badge';
import { LineIcon } from '@/components/layout/line-icon';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-tint';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema';
import { routes } from '@/lib/routes';
import { GameSeats } from './game-seats';
import { GameWhen } from './game-when';
import { LevelBadge } from './level-badge';
import { RsvpButton } from './rsvp-button';

interface GameCardProps {
  game: GameDto;
  /** In lists of many groups. */
  showGroup?: boolean;
}

/** When, where, who, and the one button; the title leads to the game. */
export function GameCard({ game, showGroup }: GameCardProps) {
  return (
    <article
      className={cn(
        sportTint(game.sport.name),
        'grid min-w-0 content-start gap-3 rounded-card border border-s-4 border-s-tint bg-card p-4',
        game.status === 'cancelled' && 'border-dashed',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="inline-flex items-center gap-2 font-[620]">
          <LineIcon name="calendar-days" className="size-4 shrink-0 text-special" />
          <GameWhen game={game} />
        </p>
        <StatusBadge game={game} />
      </div>
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-lg leading-snug" dir="auto">
          <Link
            href={routes.game(game.id)}
            prefetch={false}
            className="underline-offset-4 hover:underline"
          >
            {game.title}
          </Link>
        </h3>
        <p className="wrap-anywhere mt-1 flex items-start gap-1.5 text-muted-foreground text-sm">
          <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0" />
          <span dir="auto">
            {game.location}
            {game.distance === null ? '' : ` · ${game.distance} km`}
          </span>
        </p>
      </div>
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
      <RsvpButton game={game} />
    </article>
  );
}

function StatusBadge({ game }: { game: GameDto }) {
  if (game.status === 'cancelled') return <Badge variant="destructive">Cancelled</Badge>;
  if (game.viewer?.mustReconfirm) return <Badge variant="special">Please confirm</Badge>;
  if (game.seriesId !== null && game.status === 'upcoming') return <Badge>Repeats</Badge>;
  return null;
}
