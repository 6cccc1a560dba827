'use client';

import { StartLine } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { texts as courtTexts } from '@/components/games/court-texts';
import { gameOutbox, queueStep, type Step, toUnsent } from '@/components/games/outbox';
import { QueuedAnswer, useQueuedAnswer } from '@/components/games/queued-answer';
import { texts as rosterTexts } from '@/components/games/roster-texts';
import { texts as rsvpTexts } from '@/components/games/texts';
import { useUnsentSteps } from '@/components/games/use-unsent-steps';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import type { OfflineDto, OfflineGame } from '@/lib/offline/schema';
import { lastKnownPerson } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { mapsAddressUrl, mapsDirectionsUrl, routes } from '@/lib/routes';
import { PageLink } from './page-link';
import { texts } from './texts';

export function OfflineGameList({ copy: { games, groups } }: { copy: OfflineDto }) {
  const t = translate(texts);
  return (
    <>
      <h1 className="text-3xl">{t.myGames}</h1>
      {games.length === 0 ? <EmptyState drawing="games" as="h2" title={t.noGames} /> : null}
      <ul className="grid gap-3 *:min-w-0">
        {games.map((game) => (
          <li key={game.id} className="grid gap-2 rounded-card border bg-card p-4 *:min-w-0">
            <h2 className="wrap-anywhere text-lg" dir="auto">
              <PageLink href={routes.game(game.id)}>{game.title}</PageLink>
            </h2>
            <WhenAndWhere game={game} />
            <OwnAnswer game={game} />
          </li>
        ))}
      </ul>
      {groups.length > 0 ? (
        <section className="grid gap-1">
          <h2 className="text-xl">{t.groups}</h2>
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(({ id, name }) => (
              <li key={id}>
                <PageLink href={routes.group(id)}>
                  <bdi>{name}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function WhenAndWhere({ game }: { game: OfflineGame }) {
  return (
    <>
      <StartLine of={game} />
      <p className="wrap-anywhere flex items-start gap-2">
        <LineIcon name="map-pin" className="mt-1 size-4 shrink-0 text-primary-ink" />
        <bdi>{game.location}</bdi>
      </p>
      {game.court && game.court.status !== 'confirmed' ? (
        <p className="font-strong">{translate(courtTexts).toBeConfirmed}</p>
      ) : null}
    </>
  );
}

/** The person's answer, and the one that affects others. */
function OwnAnswer({ game }: { game: OfflineGame }) {
  const queued = useQueuedAnswer(game.id);
  const now = useNow();
  const t = translate(texts);
  const status = game.viewer?.status;
  const started = now !== null && now >= new Date(game.startsAt).getTime();
  if (started) return <p>{translate(rsvpTexts).underWay}</p>;
  if (queued) return <QueuedAnswer step={queued} />;
  const comes = status === 'going' || status === 'waitlisted';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-strong">
        {status === 'going' ? t.going : status === 'waitlisted' ? t.onWaitlist : t.notGoing}
      </p>
      {/* A game of two needs both: its page cancels it. */}
      {comes && !game.partner ? (
        <Button
          variant="secondary"
          aria-label={t.cannotComeTo({ title: game.title })}
          onClick={() => queue(game, { kind: 'answer', answer: 'out' })}
        >
          {translate(rsvpTexts).cannotCome}
        </Button>
      ) : null}
    </div>
  );
}

function queue(game: OfflineGame, step: Step): void {
  const userId = lastKnownPerson();
  if (userId !== null) queueStep(userId, toUnsent(game, step));
}

export function OfflineGameView({ game }: { game: OfflineGame }) {
  const t = translate(texts);
  const place = game.point ? mapsDirectionsUrl(game.point) : mapsAddressUrl(game.location);
  return (
    <article className="grid gap-4 *:min-w-0">
      <h1 className="wrap-anywhere text-3xl" dir="auto">
        {game.title}
      </h1>
      <section className="grid gap-2 rounded-card border border-t-4 border-t-special bg-card p-5 *:min-w-0">
        <WhenAndWhere game={game} />
        <OwnAnswer game={game} />
        <p className="flex flex-wrap gap-2">
          <a
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t.directions}
            <span className="sr-only">{t.inNewTab}</span>
          </a>
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(game.calendar)}`}
            download={t.fileName({ id: game.id })}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t.calendarFile}
          </a>
        </p>
      </section>
      {game.partner ? null : (
        <p>
          <PageLink href={routes.group(game.groupId)}>
            <bdi>{game.group.name}</bdi>
          </PageLink>
        </p>
      )}
      {game.description ? (
        <p className="wrap-anywhere max-w-prose whitespace-pre-line" dir="auto">
          {game.description}
        </p>
      ) : null}
      <Players game={game} />
    </article>
  );
}

function Players({ game }: { game: OfflineGame }) {
  const now = useNow();
  const t = translate(rsvpTexts);
  const started = now !== null && now >= new Date(game.startsAt).getTime();
  const marks = started && (game.viewer?.canManage ?? false);
  const of = (status: 'going' | 'waitlisted') =>
    game.participants.filter((player) => player.status === status);
  const waiting = of('waitlisted');
  return (
    <>
      <section className="grid gap-2">
        <h2 className="text-xl">{t.going({ count: game.goingCount })}</h2>
        <ul className="grid gap-2">
          {of('going').map((player) => (
            <li
              key={player.id}
              className="flex flex-wrap items-center gap-3 rounded-card border bg-card p-2.5"
            >
              <p className="wrap-anywhere min-w-0 flex-1" dir="auto">
                {player.user.name}
                {player.guests > 0 ? <bdi> +{player.guests}</bdi> : null}
              </p>
              {marks ? <Attendance game={game} player={player} /> : null}
            </li>
          ))}
          {game.namedGuests.map(({ id, name }) => (
            <li key={`guest-${id}`} className="rounded-card border bg-card p-2.5" dir="auto">
              {name}
            </li>
          ))}
        </ul>
      </section>
      {waiting.length > 0 ? (
        <section className="grid gap-2">
          <h2 className="text-xl">{translate(rosterTexts).waitlist({ count: waiting.length })}</h2>
          <ol className="grid gap-2">
            {waiting.map(({ id, user }) => (
              <li key={id} className="rounded-card border bg-card p-2.5" dir="auto">
                {user.name}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

interface AttendanceProps {
  game: OfflineGame;
  player: OfflineGame['participants'][number];
}

function Attendance({ game, player }: AttendanceProps) {
  const t = translate(rosterTexts);
  const queued = useUnsentSteps().find(
    (step) => step.kind === 'attendance' && step.participantId === player.id,
  );
  const shown = queued?.kind === 'attendance' ? queued.attendance : player.attendance;
  const named = { player: player.user.name };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {queued ? <Badge>{translate(texts).attendanceWaits}</Badge> : null}
      {(['attended', 'no_show'] as const).map((attendance) => (
        <Button
          key={attendance}
          size="sm"
          variant="secondary"
          aria-pressed={shown === attendance}
          aria-label={attendance === 'attended' ? t.cameOf(named) : t.didNotComeOf(named)}
          onClick={() => {
            if (queued?.kind === 'attendance' && queued.attendance === attendance)
              gameOutbox.forget(queued.key);
            else queue(game, { kind: 'attendance', participantId: player.id, attendance });
          }}
        >
          {attendance === 'attended' ? t.came : t.noShow}
        </Button>
      ))}
    </span>
  );
}
