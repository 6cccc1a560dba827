'use client';

import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/forms/form-dialog';
import { useGroupForm } from '@/components/groups/use-group-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { duplicateGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as memberTexts } from './form-texts';
import { WhenFields } from './game-fields';
import { type GameValues, placeProblem, toGameValues, toPlaceBody } from './game-values';
import { PlaceFields } from './place-fields';
import { texts } from './texts';

const DUPLICATE_FIELDS = ['date', 'time', 'venueId', 'location', 'area'];

interface DuplicateGameDialogProps extends DialogProps {
  game: GameDto;
  /** A proposal; empty without one. */
  date?: string;
}

export function DuplicateGameDialog({ game, date = '', ...dialog }: DuplicateGameDialogProps) {
  const router = useRouter();
  const t = translate(texts);
  const own = translate(memberTexts);
  const first: GameValues = { ...toGameValues(game), date };
  const form = useGroupForm({
    schema: duplicateGameSchema,
    draft: `game-copy:${game.id}`,
    values: first,
    fields: DUPLICATE_FIELDS,
    toBody: (values) => ({ date: values.date, time: values.time, ...movedPlace(values, game) }),
    check: (found, values) => ({ ...found, ...placeProblem(values) }),
    send: (body) => api('POST /api/games/{id}/duplicate', { params: { id: game.id }, body }),
    done: own.created,
    failed: own.createFailed,
    onDone: ({ id }) => {
      dialog.onOpenChange(false);
      router.push(routes.game(id));
    },
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={own.duplicateGame}
      description={own.duplicateWhat}
      submit={t.create}
    >
      <WhenFields form={form} timeZone={game.timeZone} />
      <PlaceFields form={form} sportId={game.sport.id} />
    </FormDialog>
  );
}

/** The place, only if it was changed; the server copies omitted fields. */
function movedPlace(values: GameValues, game: GameDto) {
  const [before, after] = [toPlaceBody(toGameValues(game)), toPlaceBody(values)];
  return JSON.stringify(before) === JSON.stringify(after) ? {} : after;
}
