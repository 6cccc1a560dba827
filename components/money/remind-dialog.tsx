'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { REMINDER_LENGTH_MAX } from '@/lib/money/constants';
import { type BalanceDto, remindSchema } from '@/lib/money/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { MONEY_KEY } from './money-query';
import { texts } from './texts';

interface RemindDialogProps extends DialogProps {
  groupId: number;
  balance: BalanceDto;
}

/** In the actor's own words. */
export function RemindDialog({
  groupId,
  balance: { debtor, creditor },
  ...dialog
}: RemindDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: remindSchema,
    draft: `remind:${debtor.accountId}:${creditor.accountId}`,
    values: { words: '' },
    toBody: ({ words }) => ({
      words,
      debtorId: debtor.accountId,
      creditorId: creditor.accountId,
    }),
    send: (body) => api('POST /api/money/groups/{id}/reminders', { params: { id: groupId }, body }),
    done: t.reminded,
    failed: t.remindFailed,
    onDone: () => dialog.onOpenChange(false),
    refresh: [MONEY_KEY],
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.remindOf({ debtor: debtor.name })}
      description={t.remindHint}
      submit={t.remind}
    >
      <TextareaField
        label={t.words}
        rows={2}
        maxLength={REMINDER_LENGTH_MAX}
        error={form.errors.words}
        {...form.register('words')}
      />
    </FormDialog>
  );
}
