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
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function CancelGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const id = useId();
  const t = translate(texts);
  const form = useGroupForm({
    schema: cancelGameSchema,
    draft: `game-cancel:${game.id}`,
    values: { reason: '', scope: 'this' },
    fields: ['reason'],
    send: (body) => api('POST /api/games/{id}/cancel', { params: { id: game.id }, body }),
    done: () => ({
      title: t.gameCancelled,
      description: t.goingNotified,
    }),
    failed: t.cancelFailed,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.cancel}
      description={t.reasonSeen}
      submit={t.cancel}
      destructive
      dismiss={t.keepGame}
    >
      <TextareaField
        label={t.reason}
        error={form.errors.reason}
        rows={2}
        {...form.register('reason')}
      />
      {game.seriesId === null ? null : (
        <LabelledField id={`${id}scope`} label={t.cancelWhich}>
          <Select id={`${id}scope`} {...form.register('scope')}>
            <option value="this">{t.thisOnly}</option>
            <option value="following">{t.following}</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
