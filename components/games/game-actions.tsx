'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { useViewer } from '@/components/layout/viewer';
import { ShareButton } from '@/components/sharing/share-button';
import { texts as sharing } from '@/components/sharing/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';
import { googleCalendarUrl } from '@/lib/platform/calendar/google-link';
import { translate } from '@/lib/platform/language/translate';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { routes } from '@/lib/routes';
import { GameMenu, inviteTarget } from './game-menu';
import { texts } from './texts';

const ACTION = buttonVariants({ variant: 'ghost', size: 'tile' });

/** For the game's managers while a seat is free. Only they load it. */
const SeatCall = dynamic(() =>
  loadPart(() => import('./seat-call').then((module) => module.SeatCall)),
);

const ShareSheet = dynamic(
  () => loadPart(() => import('./share-sheet').then((module) => module.ShareSheet)),
  { ssr: false },
);

const InviteLinkDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/invites/invite-link-dialog').then((module) => module.InviteLinkDialog),
    ),
  { ssr: false },
);

/** For members and players. The sheet is loaded by the tap. A game that only its link opens is shared by an invite link. */
function ShareSheetButton({ game }: { game: GameDto }) {
  const sheet = useDialog();
  const byLink = game.reach !== null && !game.isPublic;
  return (
    <>
      <Button variant="ghost" size="tile" onClick={sheet.show}>
        <LineIcon name="share-2" />
        {translate(sharing).share}
      </Button>
      {sheet.wanted && !byLink ? <ShareSheet {...sheet.props} game={game} /> : null}
      {sheet.wanted && byLink ? (
        <InviteLinkDialog {...sheet.props} target={inviteTarget(game)} />
      ) : null}
    </>
  );
}

/** Everything about a game but the answer: one row of icons with labels. */
export function GameActions({ game }: { game: GameDto }) {
  const now = useNow();
  const { id, title: name, status, viewer, partner, goingCount, maxPlayers } = game;
  const isAhead = status === 'upcoming';
  const isHidden = game.reach !== null && !game.isPublic;
  const begins = new Date(game.startsAt).getTime();
  const hasSeats = isAhead && now !== null && now < begins && goingCount < maxPlayers;
  const isOurs = viewer?.isMember || viewer?.status === 'going' || viewer?.status === 'waitlisted';
  return (
    <div className="flex flex-wrap gap-1 border-t pt-2 *:max-w-28 *:grow *:basis-12">
      {/* Two people who play alone use their own chat. */}
      {viewer?.status === 'going' && !partner ? (
        <Button
          variant="ghost"
          size="tile"
          onClick={() => raiseAppEvent('openChat', { type: 'game', id, name, avatar: null })}
        >
          <LineIcon name="messages-square" />
          {translate(texts).chat}
        </Button>
      ) : null}
      {isAhead ? <Calendar game={game} /> : null}
      {isAhead && isOurs && !partner ? (
        isHidden && !viewer?.canManage ? null : (
          <ShareSheetButton game={game} />
        )
      ) : (
        <ShareButton title={name} path={routes.game(id)} isTile />
      )}
      {hasSeats && viewer?.seatCallsLeft ? <SeatCall game={game} /> : null}
      {viewer ? <GameMenu game={game} /> : null}
    </div>
  );
}

/** The ways into a calendar. A guest's page has no menus: most calendars read the file. */
function Calendar({ game }: { game: GameDto }) {
  const t = translate(texts);
  const { title, startsAt, endsAt, location } = game;
  const details = [game.group.name, game.description].filter(Boolean).join('\n\n').slice(0, 1_000);
  const file = `/api/games/${game.id}/calendar`;
  const face = (
    <>
      <LineIcon name="calendar-plus" />
      {t.calendar}
    </>
  );
  if (useViewer().status !== 'member') {
    return (
      <a href={file} className={ACTION}>
        {face}
      </a>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={ACTION}>{face}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a
            href={googleCalendarUrl({ title, startsAt, endsAt, location, details })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <LineIcon name="calendar-plus" />
            {t.addToGoogle}
            <span className="sr-only">{t.inNewTab}</span>
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={file}>
            <LineIcon name="download" />
            {t.calendarFile}
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
