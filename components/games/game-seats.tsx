import { spotsLeft } from '@/components/groups/group-address';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { GameFaces, goingCounts, whoGoes } from './game-faces';
import { texts } from './list-texts';

interface GameSeatsProps {
  game: GameDto;
  /** Beside a line-up, which has the faces. */
  plain?: boolean;
}

/** Who is going, and 'N going, M spots left' with a progress bar. */
export function GameSeats({ game, plain }: GameSeatsProps) {
  const { goingCount, maxPlayers, minPlayers, status } = game;
  // A past or cancelled game has no spots left to show.
  const isAhead = status === 'upcoming';
  const t = translate(texts);
  const missing = isAhead ? (minPlayers ?? 0) - goingCount : 0;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2 text-sm empty:hidden">
        {plain ? null : <GameFaces game={game} />}
        <bdi className="wrap-anywhere min-w-0 flex-[1_1_8rem] empty:hidden">
          {isAhead ? whoGoes(game) : null}
        </bdi>
      </p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
        <div
          className="h-full rounded-full bg-tint"
          style={{ width: `${Math.min(100, (100 * goingCount) / maxPlayers)}%` }}
        />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm tabular-nums">
        <span className="text-muted-foreground">{goingCounts(game)}</span>
        {isAhead ? <span className="font-strong">{spotsLeft(goingCount, maxPlayers)}</span> : null}
      </p>
      {missing > 0 ? (
        <p className="text-muted-foreground text-sm">{t.moreNeeded({ count: missing })}</p>
      ) : null}
    </div>
  );
}
