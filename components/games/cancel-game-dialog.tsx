'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema';
import { cancelGameSchema } from '@/lib/games/schema/edit-game';
import { api } from '@/lib/http/client';

export function CancelGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const id = useId();
  const { run, busy } = useGroupStep();
  const [values, setValues] = useState({ reason: '', scope: 'this' });
  const [errors, setErrors] = useState<FieldErrors>({});

  async function cancel(): Promise<void> {
    const problems = problemsOf(cancelGameSchema, values);
    setErrors(problems ?? {});
    if (problems) return;
    await run({
      call: () =>
        api(`/api/games/${game.id}/cancel`, { body: values }).catch((error: unknown) => {
          setErrors(refusalOf(error, ['reason'], 'Failed to cancel the game'));
          throw error;
        }),
      done: 'Game cancelled',
      description: 'Everybody who comes is told.',
      failed: 'Failed to cancel the game',
      onDone: () => dialog.onOpenChange(false),
    });
  }
  return (
    <FormDialog
      {...dialog}
      title="Cancel Game"
      description="Everybody who comes or waits is told why."
      submit="Cancel Game"
      destructive
      dismiss="Keep game"
      busy={busy}
      error={errors.form}
      onSubmit={cancel}
    >
      <LabelledField id={`${id}reason`} label="Reason" error={errors.reason}>
        <Textarea
          id={`${id}reason`}
          rows={2}
          value={values.reason}
          aria-invalid={Boolean(errors.reason) || undefined}
          aria-describedby={`${id}reason-error`}
          onChange={(event) => setValues({ ...values, reason: event.target.value })}
        />
      </LabelledField>
      {game.seriesId === null ? null : (
        <LabelledField id={`${id}scope`} label="Cancel">
          <Select
            id={`${id}scope`}
            value={values.scope}
            onChange={(event) => setValues({ ...values, scope: event.target.value })}
          >
            <option value="this">This game only</option>
            <option value="following">This and the following games</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
