'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Ban, CalendarX, Copy, EllipsisVertical, Flag, Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema/read-game';

const EditGameDialog = dynamic(() =>
  import('./edit-game-dialog').then((module) => module.EditGameDialog),
);
const CancelGameDialog = dynamic(() =>
  import('./cancel-game-dialog').then((module) => module.CancelGameDialog),
);
const SkipGameDialog = dynamic(() =>
  import('./skip-game-dialog').then((module) => module.SkipGameDialog),
);
const DuplicateGameDialog = dynamic(() =>
  import('./duplicate-game-dialog').then((module) => module.DuplicateGameDialog),
);
const ReportDialog = dynamic(() =>
  import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
);

/** Postpone, cancel and repeat for organisers; report for everybody else. */
export function GameMenu({ game }: { game: GameDto }) {
  const [edit, cancel, skip] = [useDialog(), useDialog(), useDialog()];
  const [duplicate, report] = [useDialog(), useDialog()];
  // A new form each time: it starts with the game's current values and keeps input while it is open.
  const [round, setRound] = useState(0);
  if (!game.viewer) return null;
  const { canManage } = game.viewer;
  const isAhead = canManage && game.status === 'upcoming';
  const anew = (show: () => void) => () => {
    setRound(round + 1);
    show();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="icon" aria-label="Game menu">
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {isAhead ? (
            <DropdownMenuItem onSelect={anew(edit.show)}>
              <Pencil aria-hidden />
              Edit or Postpone
            </DropdownMenuItem>
          ) : null}
          {canManage ? (
            <DropdownMenuItem onSelect={anew(duplicate.show)}>
              <Copy aria-hidden />
              Duplicate
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={report.show}>
              <Flag aria-hidden />
              Report Game
            </DropdownMenuItem>
          )}
          {isAhead && game.seriesId !== null ? (
            <DropdownMenuItem onSelect={anew(skip.show)}>
              <CalendarX aria-hidden />
              Skip This Date
            </DropdownMenuItem>
          ) : null}
          {isAhead ? (
            <DropdownMenuItem variant="destructive" onSelect={anew(cancel.show)}>
              <Ban aria-hidden />
              Cancel Game
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <GameDialogs key={round} game={game} dialogs={{ edit, cancel, skip, duplicate }} />
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
