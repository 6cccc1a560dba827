'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, EllipsisVertical, Flag, Pencil } from 'lucide-react';
import dynamic from 'next/dynamic';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useDialog } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema';

const EditGameDialog = dynamic(() =>
  import('./edit-game-dialog').then((module) => module.EditGameDialog),
);
const CancelGameDialog = dynamic(() =>
  import('./cancel-game-dialog').then((module) => module.CancelGameDialog),
);
const DuplicateGameDialog = dynamic(() =>
  import('./duplicate-game-dialog').then((module) => module.DuplicateGameDialog),
);
const ReportDialog = dynamic(() =>
  import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
);

/** Postponing, cancelling and repeating for organisers; reporting for the rest. */
export function GameMenu({ game }: { game: GameDto }) {
  const queries = useQueryClient();
  const [edit, cancel, duplicate, report] = [useDialog(), useDialog(), useDialog(), useDialog()];
  if (!game.viewer) return null;
  const { canManage } = game.viewer;
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="icon" aria-label="Game menu">
            <EllipsisVertical aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {canManage && game.status === 'upcoming' ? (
            <>
              <DropdownMenuItem onSelect={edit.show}>
                <Pencil aria-hidden />
                Edit or Postpone
              </DropdownMenuItem>
              <DropdownMenuItem variant="destructive" onSelect={cancel.show}>
                <Ban aria-hidden />
                Cancel Game
              </DropdownMenuItem>
            </>
          ) : null}
          {canManage ? (
            <DropdownMenuItem onSelect={duplicate.show}>
              <Copy aria-hidden />
              Duplicate
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={report.show}>
              <Flag aria-hidden />
              Report Game
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {edit.wanted ? (
        // A new form each time: it begins with the game as it is now.
        <EditGameDialog
          key={`${game.startsAt}${game.location}`}
          {...edit.props}
          game={game}
          onSaved={refresh}
        />
      ) : null}
      {cancel.wanted ? <CancelGameDialog {...cancel.props} game={game} /> : null}
      {duplicate.wanted ? <DuplicateGameDialog {...duplicate.props} game={game} /> : null}
      {report.wanted ? (
        <ReportDialog {...report.props} target={{ type: 'game', id: game.id, name: game.title }} />
      ) : null}
    </>
  );
}
