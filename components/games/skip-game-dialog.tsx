'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { useGroupStep } from '@/components/groups/use-group-step';
import { useZoneSuffix } from '@/components/layout/use-zone-suffix';
import { whenWords } from '@/components/layout/when-words';
import { Input } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GameDto } from '@/lib/games/schema';
import { skipGameSchema } from '@/lib/games/schema/edit-game';
import { api } from '@/lib/http/client';

/** Skips one date of a series; the others stay. */
export function SkipGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const id = useId();
  const { run, busy } = useGroupStep();
  const zone = useZoneSuffix(game);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});

  async function skip(): Promise<void> {
    const problems = problemsOf(skipGameSchema, { reason });
    setErrors(problems ?? {});
    if (problems) return;
    await run({
      call: () =>
        api('POST /api/games/{id}/skip', { params: { id: game.id }, body: { reason } }).catch(
          (error: unknown) => {
            setErrors(refusalOf(error, ['reason'], 'Failed to skip the date'));
            throw error;
          },
        ),
      done: 'Date skipped',
      description: 'The games after it stay as planned.',
      failed: 'Failed to skip the date',
      onDone: () => dialog.onOpenChange(false),
    });
  }
  return (
    <FormDialog
      {...dialog}
      title="Skip This Date"
      description={`No game on ${whenWords(game, null)}${zone}. Everybody who is going will be notified, and the games after it stay as planned.`}
      submit="Skip This Date"
      busy={busy}
      error={errors.form}
      onSubmit={skip}
    >
      <LabelledField id={id} label="Reason (optional)" error={errors.reason}>
        <Input
          id={id}
          value={reason}
          aria-invalid={Boolean(errors.reason) || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setReason(event.target.value)}
        />
      </LabelledField>
    </FormDialog>
  );
}
