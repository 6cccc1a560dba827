import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-text-field';
import { InputField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { useGroupStep } from '@/components/groups/use-group-step';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LineIcon } from '@/components/ui/line-icon';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { removePlayerSchema } from '@/lib/games/schema/roster';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface PlayerProps {
  game: GameDto;
  player: ParticipantDto;
}

const paramsOf = ({ game, player }: PlayerProps) => ({ id: game.id, participantId: player.id });

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

function GuestsDialog({
  game,
  player,
  most,
  ...dialog
}: PlayerProps & DialogProps & { most: number }) {
  const t = translate(texts);
  const { run, busy } = useGroupStep();
  const [guests, setGuests] = useState(player.guests);
  const { name } = player.user;
  const options = Array.from({ length: most + 1 }, (_, count) => String(count));
  return (
    <FormDialog
      {...dialog}
      title={t.guestsOf({ name })}
      description={t.theyAreNotified}
      submit={t.save}
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('PATCH /api/games/{id}/participants/{participantId}', {
              params: paramsOf({ game, player }),
              body: { guests },
            }),
          done: t.guestsSaved({ name }),
          failed: t.didNotWork,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    >
      <FormSelect
        label={t.guests}
        options={options}
        value={String(guests)}
        onChange={(value) => setGuests(Number(value))}
      />
    </FormDialog>
  );
}

function RemoveDialog({ game, player, ...dialog }: PlayerProps & DialogProps) {
  const t = translate(texts);
  const { name } = player.user;
  const form = useGroupForm({
    // Without the default: a form always has a body.
    schema: removePlayerSchema.unwrap(),
    draft: `player-remove:${player.id}`,
    values: { reason: '' },
    send: (body) =>
      api('POST /api/games/{id}/participants/{participantId}/remove', {
        params: paramsOf({ game, player }),
        body,
      }),
    done: t.removed({ name }),
    failed: t.didNotWork,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.removeQuestion({ name })}
      description={t.removeHint}
      submit={t.remove}
      destructive
    >
      <InputField
        label={t.optionalReason}
        hint={t.reasonHint}
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
