'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import { api } from '@/lib/http/client';
import { GameField, GameFields, type GameFieldsProps } from './game-fields';
import { GameOptions } from './game-options';
import { EMPTY_GAME, GAME_FIELDS, type GameValues, toNewGameBody } from './game-values';

interface CreateGameDialogProps extends DialogProps {
  groupId: number;
  onCreated: (game: GameDto) => void;
}

export function CreateGameDialog({ groupId, onCreated, ...dialog }: CreateGameDialogProps) {
  const form = useCreateGame(groupId, (game) => {
    dialog.onOpenChange(false);
    onCreated(game);
  });
  const fields = { values: form.values, errors: form.errors, change: form.change };
  return (
    <FormDialog
      {...dialog}
      title="Create Game"
      submit="Create Game"
      busy={form.busy}
      error={form.errors.form}
      onSubmit={() => void form.save()}
    >
      <GameFields {...fields} />
      <GameOptions {...fields} />
      <RepeatFields {...fields} />
    </FormDialog>
  );
}

function RepeatFields(props: GameFieldsProps) {
  const id = useId();
  const { values, change } = props;
  return (
    <div className="grid grid-cols-2 gap-4 *:min-w-0">
      <LabelledField id={id} label="Repeats">
        <Select
          id={id}
          value={values.repeat}
          onChange={(event) => change({ repeat: event.target.value })}
        >
          <option value="">Never</option>
          <option value="weekly">Every week</option>
          <option value="fortnightly">Every two weeks</option>
          <option value="monthly">Every month</option>
        </Select>
      </LabelledField>
      {values.repeat ? (
        <GameField {...props} name="count" label="How often (empty: on and on)" type="number" />
      ) : null}
    </div>
  );
}

function useCreateGame(groupId: number, onCreated: (game: GameDto) => void) {
  const [values, setValues] = useState<GameValues>(EMPTY_GAME);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // One key a form: pressing again after a lost answer makes no second game.
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function save(): Promise<void> {
    const body = toNewGameBody(values);
    if (!body.title.trim() || !body.date || !body.time || !(body.location.trim() || body.venueId)) {
      toast({
        title: 'Please fill all required fields',
        description: 'Title, date, time, and location are required',
        variant: 'destructive',
      });
    }
    const problems = problemsOf(createGameSchema, body);
    if (problems) return setErrors(problems);
    setBusy(true);
    try {
      const game = await api<GameDto>(`/api/groups/${groupId}/games`, {
        body,
        headers: { 'Idempotency-Key': key },
      });
      toast({ title: 'Game Created!' });
      setValues(EMPTY_GAME);
      setKey(crypto.randomUUID());
      setErrors({});
      onCreated(game);
    } catch (error) {
      setErrors(refusalOf(error, GAME_FIELDS, 'Failed to create game'));
    } finally {
      setBusy(false);
    }
  }
  const change = (part: Partial<GameValues>) => setValues((before) => ({ ...before, ...part }));
  return { values, errors, busy, change, save };
}
