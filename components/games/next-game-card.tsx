'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLiveGroups } from '@/components/groups/use-live-groups';
import { LineIcon } from '@/components/layout/line-icon';
import { sportTint } from '@/components/sports/sport-tint';
import { cn } from '@/lib/cn';
import { nextGame } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema';
import { routes } from '@/lib/routes';
import { Countdown, GameWhen } from './game-when';
import { nextGamesQuery } from './games-query';
import { LeaveButton } from './leave-button';
import { ConfirmButtons } from './rsvp-button';
import { useNow } from './use-now';

/** The next game one goes to, while it is near: when, where, how long until then, and the way out. */
export function NextGameCard({ games }: { games: GameDto[] }) {
  useLiveGroups();
  const now = useNow(30_000);
  const { data } = useQuery({ ...nextGamesQuery, initialData: games });
  // The server has looked at its clock before it sent them.
  const game = now === null ? data[0] : nextGame(data, now);
  if (!game) return null;
  return (
    <section
      aria-labelledby="next-game"
      className={cn(
        sportTint(game.sport.name),
        'grid gap-2.5 rounded-card border border-t-4 border-t-special bg-card p-4 *:min-w-0',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="next-game" className="text-lg">
          Your next game
        </h2>
        <Link
          href={routes.myGames()}
          prefetch={false}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          My games
        </Link>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="inline-flex items-center gap-2 font-[620]">
          <LineIcon name="calendar-days" className="size-4 shrink-0 text-special" />
          <GameWhen game={game} />
        </p>
        <Countdown startsAt={game.startsAt} />
      </div>
      <div>
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
          <span dir="auto">{game.location}</span>
        </p>
      </div>
      {game.viewer?.mustReconfirm ? (
        <ConfirmButtons game={game} />
      ) : (
        <div>
          <LeaveButton game={game}>I cannot come</LeaveButton>
        </div>
      )}
    </section>
  );
}
