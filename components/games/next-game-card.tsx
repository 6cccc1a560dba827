'use client';

import { useQuery } from '@tanstack/react-query';
import { StartLine } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { Link } from '@/components/language/link';
import { sportTint } from '@/components/sports/sport-key';
import { cn } from '@/lib/cn';
import { nextGame } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { nextGamesQuery } from './games-query';
import { LeaveGameButton } from './leave-game-button';
import { ConfirmButtons } from './member-rsvp';
import { QueuedAnswer, useQueuedAnswer } from './queued-answer';
import { texts } from './texts';

/** The person's next game, shown when it is soon: a slim strip with time, place, who comes, and a button to leave. On a live page. */
export function NextGameCard({ games }: { games: GameDto[] }) {
  const now = useNow();
  const { data } = useQuery(usePageData(nextGamesQuery, games));
  // The server has already filtered the list by its clock.
  const game = now === null ? data[0] : nextGame(data, now);
  if (!game) return null;
  const t = translate(texts);
  return (
    <section
      aria-labelledby="next-game"
      className={cn(
        sportTint(game.sport.name),
        'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-s-4 border-s-special bg-card px-3.5 py-2.5 lg:self-start',
      )}
    >
      <h2 id="next-game" className="sr-only">
        {t.nextGame}
      </h2>
      <div className="min-w-0 flex-[1_1_10rem]">
        <StartLine of={game} />
        <h3 className="text-base" dir="auto">
          <Link
            href={routes.game(game.id)}
            className="block truncate underline-offset-4 hover:underline"
          >
            {game.title}
          </Link>
        </h3>
        {/* Cut at its own end, in either direction. */}
        <p className="flex gap-1 text-muted-foreground text-sm">
          <span className="shrink-0">{t.goingCount({ count: game.goingCount })} ·</span>{' '}
          <bdi className="truncate">{game.location}</bdi>
        </p>
      </div>
      <Answer game={game} />
    </section>
  );
}

function Answer({ game }: { game: GameDto }) {
  const queued = useQueuedAnswer(game.id);
  if (queued) return <QueuedAnswer step={queued} />;
  if (game.viewer?.mustReconfirm) return <ConfirmButtons game={game} />;
  return <LeaveGameButton game={game}>{translate(texts).cannotCome}</LeaveGameButton>;
}
