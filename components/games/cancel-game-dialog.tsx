'use client';

import { useId } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { LabelledField } from '@/components/forms/labelled-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { cancelGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';

export function CancelGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const id = useId();
  const form = useGroupForm({
    schema: cancelGameSchema,
    values: { reason: '', scope: 'this' },
    fields: ['reason'],
    send: (body) => api('POST /api/games/{id}/cancel', { params: { id: game.id }, body }),
    done: () => ({
      title: 'Game cancelled',
      description: 'Everybody who is going will be notified.',
    }),
    failed: 'Failed to cancel the game',
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Cancel Game"
      description="Everybody going or on the waitlist will see the reason."
      submit="Cancel Game"
      destructive
      dismiss="Keep game"
    >
      <TextareaField
        label="Reason"
        error={form.errors.reason}
        rows={2}
        {...form.register('reason')}
      />
      {game.seriesId === null ? null : (
        <LabelledField id={`${id}scope`} label="Cancel">
          <Select id={`${id}scope`} {...form.register('scope')}>
            <option value="this">This game only</option>
            <option value="following">This and the following games</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
