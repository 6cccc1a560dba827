import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
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
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './roster-texts';

const GuestsDialog = dynamic(
  () => loadPart(() => import('./player-dialogs').then((module) => module.GuestsDialog)),
  { ssr: false },
);
const RemoveDialog = dynamic(
  () => loadPart(() => import('./player-dialogs').then((module) => module.RemoveDialog)),
  { ssr: false },
);

export interface PlayerProps {
  game: GameDto;
  player: ParticipantDto;
}

export const paramsOf = ({ game, player }: PlayerProps) => ({
  id: game.id,
  participantId: player.id,
});

/** Guests, position on the waiting list, removal: for the game's managers. */
export function PlayerMenu(props: PlayerProps) {
  const { game, player } = props;
  const t = translate(texts);
  const { run } = useGroupStep();
  const [guests, remove] = [useDialog(), useDialog()];
  const [round, setRound] = useState(0);
  const { name } = player.user;
  const most = Math.max(game.guestsMax, player.guests);
  const move = (to: 'up' | 'down') =>
    run({
      call: () =>
        api('PATCH /api/games/{id}/participants/{participantId}', {
          params: paramsOf(props),
          body: { move: to },
        }),
      done: t.moved({ name }),
      failed: t.didNotWork,
    });
  const anew = (show: () => void) => () => {
    setRound(round + 1);
    show();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t.whatToDoWith({ name })}
          data-tooltip=""
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <LineIcon name="ellipsis-vertical" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {player.status === 'waitlisted' ? (
            <>
              <DropdownMenuItem onSelect={() => move('up')}>{t.moveUp}</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => move('down')}>{t.moveDown}</DropdownMenuItem>
            </>
          ) : null}
          {most > 0 ? (
            <DropdownMenuItem onSelect={anew(guests.show)}>{t.changeGuests}</DropdownMenuItem>
          ) : null}
          <DropdownMenuItem variant="destructive" onSelect={anew(remove.show)}>
            {t.remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {guests.wanted ? (
        <GuestsDialog key={`guests-${round}`} {...guests.props} {...props} most={most} />
      ) : null}
      {remove.wanted ? <RemoveDialog key={`remove-${round}`} {...remove.props} {...props} /> : null}
    </>
  );
}
