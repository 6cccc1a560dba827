'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { useZoneSuffix } from '@/components/layout/use-zone-suffix';
import { whenWords } from '@/components/layout/when-words';
import type { DialogProps } from '@/components/ui/use-dialog';
import { skipGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';

/** Skips one date of a series; the others stay. */
export function SkipGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const zone = useZoneSuffix(game);
  const form = useGroupForm({
    schema: skipGameSchema,
    values: { reason: '' },
    send: (body) => api('POST /api/games/{id}/skip', { params: { id: game.id }, body }),
    done: () => ({
      title: 'Date skipped',
      description: 'The games after it stay as planned.',
    }),
    failed: 'Failed to skip the date',
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Skip This Date"
      description={`No game on ${whenWords(game, null)}${zone}. Everybody who is going will be notified, and the games after it stay as planned.`}
      submit="Skip This Date"
    >
      <InputField
        label="Reason (optional)"
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
