'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export type TwoStepTask = 'renew' | 'turn-off';

function wordsOfTask(task: TwoStepTask) {
  const t = translate(texts);
  return task === 'renew'
    ? { title: t.newCodesTitle, submit: t.makeCodes, description: t.oldCodesEnd }
    : { title: t.turnOffTitle, submit: t.turnOff, description: t.turnOffHint };
}

interface TwoStepCodeDialogProps extends DialogProps {
  task: TwoStepTask;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

/** Changes to the second step require a code: an open session is not enough. */
export function TwoStepCodeDialog({ task, onCodes, onOff, ...dialog }: TwoStepCodeDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: secondStepSchema,
    draft: null,
    values: { code: '' },
    send: async (body) => {
      if (task === 'renew') return await api('POST /api/auth/two-step/recovery-codes', { body });
      await api('DELETE /api/auth/two-step', { body });
      return null;
    },
    failed: t.unreachable,
    onDone: (made) => {
      if (made) return onCodes(made.recoveryCodes);
      toast({ title: t.twoStepOff });
      dialog.onOpenChange(false);
      onOff();
    },
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      {...wordsOfTask(task)}
      destructive={task === 'turn-off'}
    >
      <InputField
        label={t.codeOrRecovery}
        error={form.errors.code}
        autoComplete="one-time-code"
        maxLength={40}
        {...form.register('code')}
      />
    </FormDialog>
  );
}
