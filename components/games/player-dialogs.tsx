import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-text-field';
import { InputField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { useGroupStep } from '@/components/groups/use-group-step';
import type { DialogProps } from '@/components/ui/use-dialog';
import { removePlayerSchema } from '@/lib/games/schema/roster';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { type PlayerProps, paramsOf } from './player-menu';
import { texts } from './roster-texts';
import { texts as sharedTexts } from './texts';

export function GuestsDialog({
  game,
  player,
  most,
  ...dialog
}: PlayerProps & DialogProps & { most: number }) {
  const t = translate(texts);
  const { run, busy } = useGroupStep();
  const [guests, setGuests] = useState(player.guests);
  const { name } = player.user;
  const options = Array.from({ length: most + 1 }, (_, count) => String(count));
  return (
    <FormDialog
      {...dialog}
      title={t.guestsOf({ name })}
      description={t.theyAreNotified}
      submit={t.save}
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('PATCH /api/games/{id}/participants/{participantId}', {
              params: paramsOf({ game, player }),
              body: { guests },
            }),
          done: t.guestsSaved({ name }),
          failed: t.didNotWork,
          onDone: () => dialog.onOpenChange(false),
        })
      }
    >
      <FormSelect
        label={translate(sharedTexts).guests}
        options={options}
        value={String(guests)}
        onChange={(value) => setGuests(Number(value))}
      />
    </FormDialog>
  );
}

export function RemoveDialog({ game, player, ...dialog }: PlayerProps & DialogProps) {
  const t = translate(texts);
  const { name } = player.user;
  const form = useGroupForm({
    // Without the default: a form always has a body.
    schema: removePlayerSchema.unwrap(),
    draft: `player-remove:${player.id}`,
    values: { reason: '' },
    send: (body) =>
      api('POST /api/games/{id}/participants/{participantId}/remove', {
        params: paramsOf({ game, player }),
        body,
      }),
    done: t.removed({ name }),
    failed: t.didNotWork,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.removeQuestion({ name })}
      description={t.removeHint}
      submit={t.remove}
      destructive
    >
      <InputField
        label={t.optionalReason}
        hint={t.reasonHint}
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
