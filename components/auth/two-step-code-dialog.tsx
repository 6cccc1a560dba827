'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';

export type TwoStepTask = 'renew' | 'turn-off';

const WORDS = {
  renew: {
    title: 'New recovery codes',
    submit: 'Make new codes',
    description: 'The codes you have now stop working.',
  },
  'turn-off': {
    title: 'Turn off two-step sign-in',
    submit: 'Turn off',
    description: 'From then on your password alone signs you in.',
  },
} as const;

interface TwoStepCodeDialogProps extends DialogProps {
  task: TwoStepTask;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

/** Changes to the second step require a code: an open session is not enough. */
export function TwoStepCodeDialog({ task, onCodes, onOff, ...dialog }: TwoStepCodeDialogProps) {
  const form = useServerForm({
    schema: secondStepSchema,
    values: { code: '' },
    send: async (body) => {
      if (task === 'renew') return await api('POST /api/auth/two-step/recovery-codes', { body });
      await api('DELETE /api/auth/two-step', { body });
      return null;
    },
    failed: 'We could not reach Maidan. Please try again.',
    onDone: (made) => {
      if (made) return onCodes(made.recoveryCodes);
      toast({ title: 'Two-step sign-in is off' });
      dialog.onOpenChange(false);
      onOff();
    },
  });
  return (
    <FormDialog {...dialog} {...form.dialog} {...WORDS[task]} destructive={task === 'turn-off'}>
      <InputField
        label="Code of your app, or a recovery code"
        error={form.errors.code}
        autoComplete="one-time-code"
        maxLength={40}
        {...form.register('code')}
      />
    </FormDialog>
  );
}
