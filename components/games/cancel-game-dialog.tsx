'use client';

import { useId, useState } from 'react';
import { checkInput, type FieldErrors, refusalOf } from '@/components/forms/field-errors';
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
    const { input, problems } = checkInput(cancelGameSchema, values);
    setErrors(problems ?? {});
    if (!input) return;
    await run({
      call: () =>
        api('POST /api/games/{id}/cancel', { params: { id: game.id }, body: input }).catch(
          (error: unknown) => {
            setErrors(refusalOf(error, ['reason'], 'Failed to cancel the game'));
            throw error;
          },
        ),
      done: 'Game cancelled',
      description: 'Everybody who is going will be notified.',
      failed: 'Failed to cancel the game',
      onDone: () => dialog.onOpenChange(false),
    });
  }
  return (
    <FormDialog
      {...dialog}
      title="Cancel Game"
      description="Everybody going or on the waitlist will see the reason."
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
