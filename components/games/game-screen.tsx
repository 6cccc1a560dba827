'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { StartLine, StartTime } from '@/components/calendar/start-time';
import { useNow } from '@/components/calendar/use-now';
import { AudienceBadge } from '@/components/groups/group-card';
import { useLiveGroups } from '@/components/groups/groups-query';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { MapPicture } from '@/components/map/map-picture';
import { LineUp } from '@/components/sports/line-up';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportTint } from '@/components/sports/sport-key';
import { GameTeams } from '@/components/teams/game-teams';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { cn } from '@/lib/cn';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { RosterDto } from '@/lib/games/schema/roster';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { mapsAddressUrl, mapsSearchUrl, routes } from '@/lib/routes';
import type { TeamsDto } from '@/lib/teams/schema';
import { Again } from './again-lazy';
import { Countdown } from './countdown';
import { CourtLine } from './court-line';
import { GameActions } from './game-actions';
import { GameControl } from './game-control';
import { GameFacts } from './game-facts';
import { GameSeats } from './game-seats';
import { gameQuery } from './games-query';
import { LevelBadge } from './level-badge';
import { OrganiserMessage } from './organiser-message';
import { joinedHere } from './outbox';
import { Participants } from './participants';
import { AskPart, MissedPart, RequestsPart, seenBy } from './quiet-parts';
import { texts } from './texts';

const GameMoney = dynamic(() =>
  loadPart(() => import('@/components/money/game-money').then((module) => module.GameMoney)),
);

const WaitsNotice = dynamic(() =>
  loadPart(() => import('@/components/groups/missed-section').then((module) => module.WaitsNotice)),
);

/**
 * The cost of a game that has begun, for its players and for members of the group; or `first`, that of one whose seats are paid
 * for before it, for players and managers. Only they load it.
 */
function GameMoneyPart({ game, first = false }: { game: GameDto; first?: boolean }) {
  const now = useNow();
  const isOurs = game.viewer?.isMember || game.viewer?.status === 'going';
  const hasStarted = now !== null && now >= new Date(game.startsAt).getTime();
  const pays = game.viewer?.status === 'going' || game.viewer?.canManage;
  if (first && (hasStarted || game.payByHours === null || !pays)) return null;
  if (!isOurs || hasStarted === first || game.partner || game.reach) return null;
  if (game.status === 'cancelled') return null;
  return <GameMoney game={game} />;
}

/** For everyone who sees the game's players. */
function GameTeamsPart({ game, teams }: Pick<GameScreenProps, 'game' | 'teams'>) {
  if (!teams || game.status === 'cancelled') return null;
  return <GameTeams game={game} teams={teams} />;
}

/** Messages the organiser, if allowed; guests sign in first. */
function MessageOrganiser({ game, chat }: Pick<GameScreenProps, 'game' | 'chat'>) {
  const { status } = useViewer();
  if (status === 'member') return <OrganiserMessage game={game} chat={chat} />;
  return (
    <SignInLink className={buttonVariants({ variant: 'secondary' })}>
      {translate(texts).signInToMessage}
    </SignInLink>
  );
}

/** The game's rules, while they are still ahead. */
function GameRules({ game }: { game: GameDto }) {
  const { status, minPlayers, decidesAt, publicFrom, timeZone, viewer } = game;
  if (status !== 'upcoming') return null;
  const t = translate(texts);
  const at = (startsAt: string) => ({ at: <StartTime of={{ startsAt, timeZone }} isWithin /> });
  return (
    <>
      {decidesAt && minPlayers ? (
        <p className="text-sm">{rich(t.decides({ min: minPlayers }), at(decidesAt))}</p>
      ) : null}
      {viewer?.waitsUntil ? <WaitsNotice until={viewer.waitsUntil} timeZone={timeZone} /> : null}
      {publicFrom ? <p className="text-sm">{rich(t.membersFirstUntil, at(publicFrom))}</p> : null}
    </>
  );
}

interface LiveGameProps {
  game: GameDto;
  children: (game: GameDto) => ReactNode;
}

/** Reloaded when it changes. */
function LiveGame({ game: initial, children }: LiveGameProps) {
  useLiveGroups();
  const { data: game } = useQuery(usePageData(gameQuery(initial.id), initial));
  return children(game);
}

interface GameScreenProps {
  game: GameDto;
  /** Null for guests. */
  roster: RosterDto | null;
  /** Null for guests and games of two. */
  teams: TeamsDto | null;
  /** With the organiser; null for guests, and where the viewer cannot write to them. */
  chat: ChatDto | null;
  /** Of a public venue: its streets on the operator's map, or where it is in words. */
  where: { hasStreets: boolean; words: string | null };
}

export function GameScreen({ game, ...others }: GameScreenProps) {
  const { status } = useViewer();
  if (status !== 'member') return <GameView game={game} {...others} />;
  return <LiveGame game={game}>{(live) => <GameView game={live} {...others} />}</LiveGame>;
}

function GameView({ game, roster, teams, chat, where }: GameScreenProps) {
  return (
    <div
      className={cn(
        sportTint(game.sport.name),
        'sport-head',
        // Room for the control above the bottom bar.
        'grid min-w-0 gap-6 *:min-w-0 max-md:pb-14',
      )}
    >
      <header className="grid gap-3">
        <h1 className="wrap-anywhere text-3xl" dir="auto">
          {game.title}
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <SportBadge name={game.sport.name} />
          {game.partner ? (
            <span>
              {rich(translate(texts).withPartner, { person: <bdi>{game.partner.name}</bdi> })}
            </span>
          ) : game.reach ? (
            <span className="text-muted-foreground">{seenBy(game)}</span>
          ) : (
            <Link
              href={routes.group(game.groupId)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              <bdi>{game.group.name}</bdi>
            </Link>
          )}
          <AudienceBadge audience={game.audience} />
          <LevelBadge range={game} />
        </p>
      </header>
      {game.status === 'cancelled' ? (
        <p className="wrap-anywhere rounded-card border border-destructive/40 bg-destructive-soft p-4 text-destructive-ink">
          {rich(translate(texts).thisIsCancelled, { reason: <bdi>{game.cancelReason}</bdi> })}
        </p>
      ) : null}
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6 *:min-w-0">
          <WhenAndWhere game={game} where={where} />
          <GameMoneyPart game={game} first />
          {game.description ? (
            <p className="wrap-anywhere max-w-prose whitespace-pre-line" dir="auto">
              {game.description}
            </p>
          ) : null}
          <GameFacts game={game} />
          <GameMoneyPart game={game} />
          <MessageOrganiser game={game} chat={chat} />
        </div>
        {roster ? (
          <div className="grid gap-6 *:min-w-0">
            <RequestsPart game={game} />
            <GameTeamsPart game={game} teams={teams} />
            <Participants game={game} roster={roster} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function WhenAndWhere({ game, where }: Pick<GameScreenProps, 'game' | 'where'>) {
  const { user } = useViewer();
  const t = translate(texts);
  const map = game.point ? mapsSearchUrl(game.point) : mapsAddressUrl(game.location);
  return (
    <section
      aria-label={t.whenAndWhere}
      className={cn(
        'grid gap-3 rounded-card border border-t-4 bg-card p-5 *:min-w-0',
        game.status === 'upcoming' ? 'border-t-special' : 'border-t-tint',
      )}
    >
      {game.status === 'upcoming' ? <Countdown startsAt={game.startsAt} /> : null}
      <StartLine of={game}>
        <span className="font-normal text-muted-foreground">
          {' · '}
          {t.shortMinutes({ count: game.durationMinutes })}
        </span>
      </StartLine>
      <p className="wrap-anywhere flex items-start gap-2">
        <LineIcon name="map-pin" className="mt-1 size-5 shrink-0 text-primary-ink" />
        {/* Two boxes and no running text: when one wraps below the other, they are still separate targets. */}
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          {game.venue ? (
            <Link
              href={routes.venue(game.venue.id)}
              className="inline-block min-h-6 font-strong underline underline-offset-4"
            >
              <bdi>{game.location}</bdi>
            </Link>
          ) : (
            <bdi className="font-strong">{game.location}</bdi>
          )}{' '}
          <a
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center whitespace-nowrap text-sm underline underline-offset-4"
          >
            {t.onTheMap}
            <span className="sr-only">{t.inNewTab}</span>
          </a>
          {where.words ? (
            <span className="w-full text-muted-foreground text-sm">{where.words}</span>
          ) : null}
        </span>
      </p>
      <CourtLine game={game} />
      <LineUp
        sport={game.sport.name}
        taken={game.goingCount}
        places={game.maxPlayers}
        faces={game.faces}
        joinedId={joinedHere.has(game.id) ? user?.id : null}
      />
      <GameSeats game={game} plain />
      <GameRules game={game} />
      <GameControl game={game} stays />
      <AskPart game={game} />
      <MissedPart game={game} />
      <GameActions game={game} />
      <Again game={game} />
      {game.venue && where.hasStreets ? (
        <MapPicture
          atOnce
          path={routes.venueMap(game.venue.id)}
          alt={t.mapOf({ place: game.venue.name })}
        />
      ) : null}
    </section>
  );
}
