'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { api } from '@/lib/http/client';
import { GameField } from './game-field';
import { GameFields } from './game-fields';
import { GameOptions } from './game-options';
import {
  GAME_FIELDS,
  type GameValues,
  placeProblem,
  toGameChange,
  toGameValues,
} from './game-values';

interface EditGameDialogProps extends DialogProps {
  game: GameDto;
  onSaved: () => void;
}

/** A new time or place is a postponement. The reason is sent to all participants. */
export function EditGameDialog({ game, onSaved, ...dialog }: EditGameDialogProps) {
  const id = useId();
  const [values, setValues] = useState<GameValues>(() => toGameValues(game));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<GameValues>) => setValues((before) => ({ ...before, ...part }));

  async function save(): Promise<void> {
    const body = toGameChange(values, game);
    const problems = { ...problemsOf(updateGameSchema, body), ...placeProblem(values) };
    if (Object.keys(problems).length > 0) return setErrors(problems);
    setBusy(true);
    try {
      await api('PUT /api/games/{id}', { params: { id: game.id }, body });
      setErrors({});
      toast({ title: 'Game saved' });
      dialog.onOpenChange(false);
      onSaved();
    } catch (error) {
      setErrors(refusalOf(error, [...GAME_FIELDS, 'reason'], 'Failed to save the game'));
    } finally {
      setBusy(false);
    }
  }
  const fields = { values, errors, change };
  return (
    <FormDialog
      {...dialog}
      title="Edit or Postpone Game"
      description="A new time or place asks everybody who is going to confirm again."
      submit="Save"
      busy={busy}
      error={errors.form}
      onSubmit={() => save()}
    >
      <GameFields {...fields} sportId={game.sport.id} />
      <GameOptions {...fields} />
      <GameField {...fields} name="reason" label="Reason for a new time or place (optional)" />
      {game.seriesId === null ? null : (
        <LabelledField
          id={id}
          label="Change"
          hint={
            values.scope === 'following' && values.date !== game.date
              ? 'The later games move along to that day.'
              : undefined
          }
        >
          <Select
            id={id}
            value={values.scope}
            // The two options are the only possible values.
            onChange={(event) => change({ scope: event.target.value as GameValues['scope'] })}
          >
            <option value="this">This game only</option>
            <option value="following">This and the following games</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
