'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { useGroupStep } from '@/components/groups/use-group-step';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema';
import { duplicateGameSchema } from '@/lib/games/schema/edit-game';
import { api } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { GameField } from './game-fields';
import { type GameValues, toGameValues } from './game-values';

/** The same game on another day. */
export function DuplicateGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const [values, setValues] = useState<GameValues>(() => ({ ...toGameValues(game), date: '' }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (part: Partial<GameValues>) => setValues((before) => ({ ...before, ...part }));

  function duplicate(): void {
    const body = { date: values.date, time: values.time };
    const problems = problemsOf(duplicateGameSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    run({
      call: () =>
        api<GameDto>(`/api/games/${game.id}/duplicate`, { body }).catch((error: unknown) => {
          setErrors(refusalOf(error, ['date', 'time'], 'Failed to create game'));
          throw error;
        }),
      done: 'Game Created!',
      failed: 'Failed to create game',
      onDone: ({ id }) => {
        dialog.onOpenChange(false);
        router.push(routes.game(id));
      },
    });
  }
  const fields = { values, errors, change };
  return (
    <FormDialog
      {...dialog}
      title="Duplicate Game"
      description="The same game at another time, without its players."
      submit="Create Game"
      busy={busy}
      error={errors.form}
      onSubmit={duplicate}
    >
      <div className="grid grid-cols-2 gap-4 *:min-w-0">
        <GameField {...fields} name="date" label="Date" type="date" />
        <GameField {...fields} name="time" label="Time" type="time" />
      </div>
    </FormDialog>
  );
}
