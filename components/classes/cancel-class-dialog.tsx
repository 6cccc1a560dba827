'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import type { DialogProps } from '@/components/ui/use-dialog';
import { CANCEL_REASON_LENGTH_MAX } from '@/lib/classes/constants';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { useClassStep } from './use-class-step';

export function CancelClassDialog({
  session,
  ...dialog
}: DialogProps & { session: ClassSessionDto }) {
  const [reason, setReason] = useState('');
  const step = useClassStep(session.id);
  const isTooLong = reason.trim().length > CANCEL_REASON_LENGTH_MAX;
  const error = isTooLong ? `At most ${CANCEL_REASON_LENGTH_MAX} characters` : undefined;

  async function cancel(): Promise<void> {
    if (error) return;
    await step.cancel(reason, () => dialog.onOpenChange(false));
  }
  return (
    <FormDialog
      {...dialog}
      title="Cancel class"
      description="Everybody who joined or is on the waitlist will be notified."
      submit="Cancel class"
      destructive
      dismiss="Keep class"
      busy={step.busy}
      onSubmit={cancel}
    >
      <TextareaField
        label="Reason (optional)"
        error={error}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
