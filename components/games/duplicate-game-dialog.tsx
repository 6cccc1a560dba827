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
import { GameField } from './game-field';
import { type GameValues, placeProblem, toGameValues, toPlaceBody } from './game-values';
import { PlaceFields } from './place-fields';

const DUPLICATE_FIELDS = ['date', 'time', 'venueId', 'location', 'area'];

/** The same game on another day. */
export function DuplicateGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const [values, setValues] = useState<GameValues>(() => ({ ...toGameValues(game), date: '' }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = (part: Partial<GameValues>) => setValues((before) => ({ ...before, ...part }));

  async function duplicate(): Promise<void> {
    const body = { date: values.date, time: values.time, ...movedPlace(values, game) };
    const problems = { ...problemsOf(duplicateGameSchema, body), ...placeProblem(values) };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    await run({
      call: () =>
        api('POST /api/games/{id}/duplicate', { params: { id: game.id }, body }).catch(
          (error: unknown) => {
            setErrors(refusalOf(error, DUPLICATE_FIELDS, 'Failed to create game'));
            throw error;
          },
        ),
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
      description="The same game at another time or place, without its players."
      submit="Create Game"
      busy={busy}
      error={errors.form}
      onSubmit={duplicate}
    >
      <div className="grid grid-cols-2 gap-4 *:min-w-0">
        <GameField {...fields} name="date" label="Date" type="date" />
        <GameField {...fields} name="time" label="Time" type="time" />
      </div>
      <PlaceFields {...fields} sportId={game.sport.id} />
    </FormDialog>
  );
}

/** The place, only if it was changed; the server keeps what is left out. */
function movedPlace(values: GameValues, game: GameDto) {
  const [before, after] = [toPlaceBody(toGameValues(game)), toPlaceBody(values)];
  return JSON.stringify(before) === JSON.stringify(after) ? {} : after;
}
