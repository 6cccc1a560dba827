'use client';

import { useId } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';
import { GameField } from './game-field';
import { GameFields } from './game-fields';
import { GAME_FIELDS, laterDates, placeProblem, toGameChange, toGameValues } from './game-values';

interface EditGameDialogProps extends DialogProps {
  game: GameDto;
  onSaved: () => void;
}

/** A new time or place is a postponement. The reason is sent to all participants. */
export function EditGameDialog({ game, onSaved, ...dialog }: EditGameDialogProps) {
  const id = useId();
  const t = translate(texts);
  const hasCourt = game.court !== null && game.court.status !== 'none';
  const form = useServerForm({
    schema: updateGameSchema,
    values: toGameValues(game),
    fields: [...GAME_FIELDS, 'reason'],
    draft: `game:${game.id}`,
    toBody: (values) => toGameChange(values, game),
    check: (found, values) => ({ ...found, ...placeProblem(values) }),
    send: (body) => api('PUT /api/games/{id}', { params: { id: game.id }, body }),
    done: ({ court }) => {
      if (hasCourt && court?.status === 'none') return { title: t.courtGivenUp };
      const isAsked = court?.status === 'asked' && court.startsAt !== game.court?.startsAt;
      return { title: isAsked ? t.courtAskedAgain : t.saved };
    },
    failed: t.saveFailed,
    onDone: () => {
      dialog.onOpenChange(false);
      onSaved();
    },
  });
  const { date, scope } = form.values;
  const repeat = scope === 'following' ? (game.repeats ?? '') : '';
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.editOrPostponeGame}
      description={hasCourt ? `${t.asksAgain} ${t.courtMoves}` : t.asksAgain}
      submit={t.save}
    >
      <GameFields
        form={form}
        sportId={game.sport.id}
        timeZone={game.timeZone}
        currency={game.currency}
        openAtFirst
        alone={game.reach !== null}
        later={laterDates({ ...form.values, repeat })}
      />
      <GameField form={form} name="reason" label={t.moveReason} />
      {game.seriesId === null ? null : (
        <LabelledField
          id={id}
          label={t.changeWhich}
          hint={scope === 'following' && date !== game.date ? t.laterMove : undefined}
        >
          <Select id={id} {...form.register('scope')}>
            <option value="this">{t.thisOnly}</option>
            <option value="following">{t.following}</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
