import { spotsLeft } from '@/components/groups/group-address';
import { LineIcon } from '@/components/ui/line-icon';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

type Seats = Pick<GameDto, 'goingCount' | 'maxPlayers' | 'waitlistCount' | 'minPlayers' | 'status'>;

/** 'N going, M spots left' with a progress bar. */
export function GameSeats({ game }: { game: Seats }) {
  const { goingCount, maxPlayers, waitlistCount, minPlayers, status } = game;
  // A past or cancelled game has no spots left to show.
  const isAhead = status === 'upcoming';
  const t = translate(texts);
  const missing = isAhead ? (minPlayers ?? 0) - goingCount : 0;
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
        <div
          className="h-full rounded-full bg-tint"
          style={{ width: `${Math.min(100, (100 * goingCount) / maxPlayers)}%` }}
        />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm tabular-nums">
        <span className="inline-flex items-center gap-1.5 text-muted-foreground">
          <LineIcon name="users" className="size-4" />
          {waitlistCount > 0 && isAhead
            ? t.goingAndWaiting({ going: goingCount, waiting: waitlistCount })
            : t.goingCount({ count: goingCount })}
        </span>
        {isAhead ? <span className="font-strong">{spotsLeft(goingCount, maxPlayers)}</span> : null}
      </p>
      {missing > 0 ? (
        <p className="text-muted-foreground text-sm">{t.moreNeeded({ count: missing })}</p>
      ) : null}
    </div>
  );
}
