'use client';

import { useViewerZone } from '@/components/calendar/use-now';
import { whenWords } from '@/components/calendar/when-words';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { skipGameSchema } from '@/lib/games/schema/edit-game';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts as memberTexts } from './form-texts';
import { texts } from './texts';

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
