'use client';

import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/forms/form-dialog';
import { useGroupForm } from '@/components/groups/use-group-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { duplicateGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { GameField } from './game-field';
import { type GameValues, placeProblem, toGameValues, toPlaceBody } from './game-values';
import { PlaceFields } from './place-fields';

const DUPLICATE_FIELDS = ['date', 'time', 'venueId', 'location', 'area'];

/** The same game on another day. */
export function DuplicateGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const router = useRouter();
  const first: GameValues = { ...toGameValues(game), date: '' };
  const form = useGroupForm({
    schema: duplicateGameSchema,
    values: first,
    fields: DUPLICATE_FIELDS,
    toBody: (values) => ({ date: values.date, time: values.time, ...movedPlace(values, game) }),
    check: (found, values) => ({ ...found, ...placeProblem(values) }),
    send: (body) => api('POST /api/games/{id}/duplicate', { params: { id: game.id }, body }),
    done: 'Game Created!',
    failed: 'Failed to create game',
    onDone: ({ id }) => {
      dialog.onOpenChange(false);
      router.push(routes.game(id));
    },
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Duplicate Game"
      description="The same game at another time or place, without its players."
      submit="Create Game"
    >
      <div className="grid grid-cols-2 gap-4 *:min-w-0">
        <GameField form={form} name="date" label="Date" type="date" />
        <GameField form={form} name="time" label="Time" type="time" />
      </div>
      <PlaceFields form={form} sportId={game.sport.id} />
    </FormDialog>
  );
}

/** The place, only if it was changed; the server keeps what is left out. */
function movedPlace(values: GameValues, game: GameDto) {
  const [before, after] = [toPlaceBody(toGameValues(game)), toPlaceBody(values)];
  return JSON.stringify(before) === JSON.stringify(after) ? {} : after;
}
