'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { secondStepSchema } from '@/lib/auth/two-step-schema';
import { api } from '@/lib/http/client';

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
  const id = useId();
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const problems = problemsOf(secondStepSchema, { code });
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      const body = { code };
      if (task === 'renew') {
        const { recoveryCodes } = await api('POST /api/auth/two-step/recovery-codes', { body });
        onCodes(recoveryCodes);
      } else {
        await api('DELETE /api/auth/two-step', { body });
        toast({ title: 'Two-step sign-in is off' });
        dialog.onOpenChange(false);
        onOff();
      }
    } catch (error) {
      setErrors(refusalOf(error, ['code'], 'We could not reach Maidan. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      {...WORDS[task]}
      destructive={task === 'turn-off'}
      busy={busy}
      error={errors.form}
      onSubmit={() => send()}
    >
      <LabelledField
        id={`${id}code`}
        label="Code of your app, or a recovery code"
        error={errors.code}
      >
        <Input
          id={`${id}code`}
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          aria-invalid={errors.code ? true : undefined}
          aria-describedby={`${id}code-error`}
          onChange={(event) => setCode(event.target.value)}
        />
      </LabelledField>
    </FormDialog>
  );
}
