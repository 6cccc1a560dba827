'use client';

import { useQuery } from '@tanstack/react-query';
import { useNow } from '@/components/calendar/use-now';
import { AudienceBadge } from '@/components/groups/group-card';
import { useLiveGroups } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { sportTint } from '@/components/sports/sport-key';
import { cn } from '@/lib/cn';
import { nextGame } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { Countdown } from './countdown';
import { GameHeading } from './game-facts';
import { nextGamesQuery } from './games-query';
import { LeaveGameButton } from './leave-game-button';
import { LevelBadge } from './level-badge';
import { ConfirmButtons } from './member-rsvp';
import { QueuedAnswer, useQueuedAnswer } from './queued-answer';
import { texts } from './texts';

/** The person's next game, shown when it is soon: time, place, a countdown, and a button to leave. */
export function NextGameCard({ games }: { games: GameDto[] }) {
  useLiveGroups();
  const now = useNow();
  const { data } = useQuery({ ...nextGamesQuery, initialData: games });
  // The server has already filtered the list by its clock.
  const game = now === null ? data[0] : nextGame(data, now);
  if (!game) return null;
  const own = translate(texts);
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
          {own.nextGame}
        </h2>
        <Link
          href={routes.myGames()}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {own.myGames}
        </Link>
      </div>
      <GameHeading game={game}>
        <Countdown startsAt={game.startsAt} />
      </GameHeading>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <AudienceBadge audience={game.audience} />
        <LevelBadge range={game} />
      </div>
      <Answer game={game} />
    </section>
  );
}

function Answer({ game }: { game: GameDto }) {
  const queued = useQueuedAnswer(game.id);
  if (queued) return <QueuedAnswer step={queued} />;
  if (game.viewer?.mustReconfirm) return <ConfirmButtons game={game} />;
  return (
    <div>
      <LeaveGameButton game={game}>{translate(texts).cannotCome}</LeaveGameButton>
    </div>
  );
}
