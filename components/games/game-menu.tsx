'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { ReportDialog } from '@/components/moderation/report-dialog-lazy';
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
import { translate } from '@/lib/platform/language/translate';
import { texts } from './list-texts';

const EditGameDialog = dynamic(
  () => loadPart(() => import('./edit-game-dialog').then((module) => module.EditGameDialog)),
  { ssr: false },
);
const CancelGameDialog = dynamic(
  () => loadPart(() => import('./cancel-game-dialog').then((module) => module.CancelGameDialog)),
  { ssr: false },
);
const SkipGameDialog = dynamic(
  () => loadPart(() => import('./cancel-game-dialog').then((module) => module.SkipGameDialog)),
  { ssr: false },
);
const DuplicateGameDialog = dynamic(
  () =>
    loadPart(() => import('./duplicate-game-dialog').then((module) => module.DuplicateGameDialog)),
  { ssr: false },
);
const InviteLinkDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/invites/invite-link-dialog').then((module) => module.InviteLinkDialog),
    ),
  { ssr: false },
);

const AnnounceDialog = dynamic(
  () =>
    loadPart(() =>
      import('@/components/messages/announce-dialog').then((module) => module.AnnounceDialog),
    ),
  { ssr: false },
);

/** A game without a group has nobody to ask: its links let people in. */
export const inviteTarget = ({ id, title, reach }: GameDto) =>
  ({ of: 'game', id, name: title, alone: reach !== null }) as const;

/** Announce, postpone, cancel and repeat for organisers; report for others. */
export function GameMenu({ game }: { game: GameDto }) {
  const [edit, cancel, skip] = [useDialog(), useDialog(), useDialog()];
  const [duplicate, report, link] = [useDialog(), useDialog(), useDialog()];
  const announce = useDialog();
  // A new form each time: it starts with the game's current values and keeps input while it is open.
  const [round, setRound] = useState(0);
  if (!game.viewer) return null;
  const t = translate(texts);
  const { canManage } = game.viewer;
  const isAhead = canManage && game.status === 'upcoming';
  const anew = (show: () => void) => () => {
    setRound(round + 1);
    show();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={buttonVariants({ variant: 'ghost', size: 'tile' })}>
          <LineIcon name="ellipsis-vertical" />
          {t.menu}
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {isAhead ? (
            <DropdownMenuItem onSelect={anew(edit.show)}>
              <LineIcon name="pencil" />
              {t.editOrPostpone}
            </DropdownMenuItem>
          ) : null}
          {isAhead && !game.partner ? (
            <>
              <DropdownMenuItem onSelect={link.show}>
                <LineIcon name="link-2" />
                {t.inviteLink}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={announce.show}>
                <LineIcon name="megaphone" />
                {t.announce}
              </DropdownMenuItem>
            </>
          ) : null}
          {canManage && !game.partner && !game.reach ? (
            <DropdownMenuItem onSelect={anew(duplicate.show)}>
              <LineIcon name="copy" />
              {t.duplicate}
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={report.show}>
              <LineIcon name="flag" />
              {t.report}
            </DropdownMenuItem>
          )}
          {isAhead && game.seriesId !== null ? (
            <DropdownMenuItem onSelect={anew(skip.show)}>
              <LineIcon name="calendar-x" />
              {t.skipDate}
            </DropdownMenuItem>
          ) : null}
          {isAhead ? (
            <DropdownMenuItem variant="destructive" onSelect={anew(cancel.show)}>
              <LineIcon name="ban" />
              {t.cancel}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <GameDialogs key={round} game={game} dialogs={{ edit, cancel, skip, duplicate }} />
      {link.wanted ? <InviteLinkDialog {...link.props} target={inviteTarget(game)} /> : null}
      {announce.wanted ? (
        <AnnounceDialog {...announce.props} to={{ of: 'game', id: game.id }} />
      ) : null}
      {report.wanted ? (
        <ReportDialog {...report.props} target={{ type: 'game', id: game.id, name: game.title }} />
      ) : null}
    </>
  );
}

type Dialog = ReturnType<typeof useDialog>;

interface GameDialogsProps {
  game: GameDto;
  dialogs: Record<'edit' | 'cancel' | 'skip' | 'duplicate', Dialog>;
}

function GameDialogs({ game, dialogs: { edit, cancel, skip, duplicate } }: GameDialogsProps) {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  return (
    <>
      {edit.wanted ? <EditGameDialog {...edit.props} game={game} onSaved={refresh} /> : null}
      {cancel.wanted ? <CancelGameDialog {...cancel.props} game={game} /> : null}
      {skip.wanted ? <SkipGameDialog {...skip.props} game={game} /> : null}
      {duplicate.wanted ? <DuplicateGameDialog {...duplicate.props} game={game} /> : null}
    </>
  );
}
