'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkInput, type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { groupQuery } from '@/components/groups/groups-query';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { GameDto } from '@/lib/games/schema';
import { createGameSchema } from '@/lib/games/schema/edit-game';
import { api, errorSentence } from '@/lib/http/client';
import { sentenceOf } from '@/lib/validation/sentences';
import { GameFields } from './game-fields';
import { GameOptions } from './game-options';
import {
  EMPTY_GAME,
  GAME_FIELDS,
  type GameValues,
  placeProblem,
  toNewGameBody,
} from './game-values';
import { laterWords } from './later-words';
import { RepeatFields } from './repeat-fields';

interface CreateGameDialogProps extends DialogProps {
  groupId: number;
  onCreated: (game: GameDto) => void;
}

export function CreateGameDialog({ groupId, onCreated, ...dialog }: CreateGameDialogProps) {
  // Already cached by the screens that open this dialog.
  const { data: group } = useQuery(groupQuery(groupId));
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
      onSubmit={() => form.save()}
    >
      <GameFields {...fields} sportId={group?.sport.id} />
      <GameOptions {...fields} />
      <RepeatFields {...fields} />
    </FormDialog>
  );
}

function useCreateGame(groupId: number, onCreated: (game: GameDto) => void) {
  const [values, setValues] = useState<GameValues>(EMPTY_GAME);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // One idempotency key per form: pressing again after a lost response makes no second game.
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function save(): Promise<void> {
    const body = toNewGameBody(values);
    if (
      !body.title.trim() ||
      !body.date ||
      !body.time ||
      !(body.venueId || ('location' in body && body.location?.trim()))
    ) {
      toast({
        title: 'Please fill all required fields',
        description: 'Title, date, time, and location are required',
        variant: 'destructive',
      });
    }
    const { input, problems } = checkInput(createGameSchema, body);
    if (!input) {
      // Errors of the series are shown at its own two fields.
      const { repeat: _repeat, ...rest } = problems;
      return setErrors({
        ...rest,
        ...placeProblem(values),
        ...(body.repeat && repeatProblems(body)),
      });
    }
    setBusy(true);
    try {
      const game = await api('POST /api/groups/{id}/games', {
        params: { id: groupId },
        body: input,
        headers: { 'Idempotency-Key': key },
      });
      toast({
        title: 'Game Created!',
        description: game.later ? laterWords(game.later) : undefined,
      });
      setValues(EMPTY_GAME);
      setKey(crypto.randomUUID());
      setErrors({});
      onCreated(game);
    } catch (error) {
      setErrors(refusalOf(error, GAME_FIELDS, 'Failed to create game'));
      toast({
        title: 'Failed to create game',
        description: errorSentence(error, 'Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }
  const change = (part: Partial<GameValues>) => setValues((before) => ({ ...before, ...part }));
  return { values, errors, busy, change, save };
}

/** The errors about the end of a series, keyed without their `repeat.` prefix. */
function repeatProblems(body: ReturnType<typeof toNewGameBody>): FieldErrors {
  const { error } = createGameSchema.safeParse(body, { error: sentenceOf });
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    if (path[0] === 'repeat') errors[String(path[1] ?? 'repeat')] ??= message;
  }
  return errors;
}
