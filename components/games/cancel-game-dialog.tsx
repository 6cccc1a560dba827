'use client';

import { useId } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField, TextareaField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { cancelGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as memberTexts } from './form-texts';
import { texts } from './texts';

export function CancelGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const id = useId();
  const t = translate(texts);
  const own = translate(memberTexts);
  const form = useGroupForm({
    schema: cancelGameSchema,
    draft: `game-cancel:${game.id}`,
    values: { reason: '', scope: 'this' },
    fields: ['reason'],
    send: (body) => api('POST /api/games/{id}/cancel', { params: { id: game.id }, body }),
    done: () => ({
      title: own.gameCancelled,
      description: own.goingNotified,
    }),
    failed: own.cancelFailed,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.cancel}
      description={own.reasonSeen}
      submit={t.cancel}
      destructive
      dismiss={own.keepGame}
    >
      <TextareaField
        label={own.reason}
        error={form.errors.reason}
        rows={2}
        {...form.register('reason')}
      />
      {game.seriesId === null ? null : (
        <LabelledField id={`${id}scope`} label={own.cancelWhich}>
          <Select id={`${id}scope`} {...form.register('scope')}>
            <option value="this">{own.thisOnly}</option>
            <option value="following">{own.following}</option>
          </Select>
        </LabelledField>
      )}
    </FormDialog>
  );
}
