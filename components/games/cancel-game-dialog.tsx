'use client';

import { useId } from 'react';
import { useViewerZone } from '@/components/calendar/use-now';
import { whenWords } from '@/components/calendar/when-words';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, LabelledField, TextareaField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { Select } from '@/components/ui/select';
import type { DialogProps } from '@/components/ui/use-dialog';
import { cancelGameSchema, skipGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as memberTexts } from './form-texts';
import { texts } from './list-texts';

/** Skips one date of a series; the others remain. */
export function SkipGameDialog({ game, ...dialog }: DialogProps & { game: GameDto }) {
  const t = translate(texts);
  const own = translate(memberTexts);
  const zone = useViewerZone();
  const form = useGroupForm({
    schema: skipGameSchema,
    draft: `game-skip:${game.id}`,
    values: { reason: '' },
    send: (body) => api('POST /api/games/{id}/skip', { params: { id: game.id }, body }),
    done: () => ({
      title: own.skipped,
      description: own.restStays,
    }),
    failed: own.skipFailed,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.skipDate}
      description={own.skipWhat({ when: whenWords(game, null, true, zone) })}
      submit={t.skipDate}
    >
      <InputField
        label={own.reasonOptional}
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}

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
