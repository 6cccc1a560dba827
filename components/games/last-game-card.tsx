'use client';

import dynamic from 'next/dynamic';
import { StartTime } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { PostPictureButton } from '@/components/messages/post-picture-button';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import { cn } from '@/lib/cn';
import { STREAK_WEEKS_MIN } from '@/lib/games/constants';
import type { LastGameDto } from '@/lib/games/schema/last-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { addDays } from '@/lib/platform/calendar/add-days';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { GameFaces } from './game-faces';
import { texts } from './last-game-texts';

const DuplicateGameDialog = dynamic(
  () =>
    loadPart(() => import('./duplicate-game-dialog').then((module) => module.DuplicateGameDialog)),
  { ssr: false },
);

/** For two days after a game: who came, a photo for the group's chat, and the next time. */
export function LastGameCard({ last: { game, weeks, next } }: { last: LastGameDto }) {
  const t = translate(texts);
  const { startsAt, timeZone } = game;
  return (
    <section
      aria-labelledby="last-game"
      className={cn(
        sportTint(game.sport.name),
        'grid min-w-0 gap-3 rounded-card border border-s-4 border-s-tint bg-card p-3.5 *:min-w-0',
      )}
    >
      <div className="grid gap-1 *:min-w-0">
        {weeks >= STREAK_WEEKS_MIN ? (
          <p className="fade-in zoom-in-95 animate-in font-heading text-2xl text-primary-ink duration-200 motion-reduce:animate-none">
            {t.inARow({ weeks, startsAt, timeZone })}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h2 id="last-game" className="wrap-anywhere min-w-[min(100%,10rem)] flex-1 text-base">
            {rich(t.lastGame, {
              game: (
                <Link
                  href={routes.game(game.id)}
                  className="underline-offset-4 hover:underline"
                  dir="auto"
                >
                  {game.title}
                </Link>
              ),
            })}
          </h2>
          <SportBadge name={game.sport.name} />
        </div>
        <p className="flex min-w-0 items-center gap-2 text-sm empty:hidden">
          <GameFaces game={game} />
          <bdi className="wrap-anywhere min-w-0 empty:hidden">{whoCame(game)}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {next ? (
          <Link href={routes.game(next.id)} className={buttonVariants()}>
            <LineIcon name="calendar-days" />
            <span>{rich(t.nextTime, { when: <StartTime of={{ ...next, timeZone }} /> })}</span>
          </Link>
        ) : game.viewer?.canManage && !game.partner && !game.reach ? (
          <AgainNextWeek game={game} />
        ) : null}
        {game.viewer?.isMember && !game.partner && !game.reach ? (
          <PostPictureButton groupId={game.groupId} />
        ) : null}
      </div>
    </section>
  );
}

/** Null for a viewer who sees none of the others. The viewer's own face is the last. */
function whoCame({ faces, goingCount }: GameDto): string | null {
  const [first, ...rest] = faces;
  if (!first || (rest.length === 0 && goingCount === 1)) return null;
  return translate(texts).playedWith({ person: first.name, others: Math.max(0, goingCount - 2) });
}

function AgainNextWeek({ game }: { game: GameDto }) {
  const { wanted, show, props } = useDialog();
  return (
    <>
      <Button onClick={show}>
        <LineIcon name="calendar-plus" />
        {translate(texts).againNextWeek}
      </Button>
      {wanted ? <DuplicateGameDialog {...props} game={game} date={addDays(game.date, 7)} /> : null}
    </>
  );
}
