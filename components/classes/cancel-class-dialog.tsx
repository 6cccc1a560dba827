'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useTypedText } from '@/components/forms/use-draft';
import type { DialogProps } from '@/components/ui/use-dialog';
import { CANCEL_REASON_LENGTH_MAX } from '@/lib/classes/constants';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useClassStep } from './use-class-step';

export function CancelClassDialog({
  session,
  ...dialog
}: DialogProps & { session: ClassSessionDto }) {
  const [reason, setReason] = useTypedText(`class-cancel:${session.id}`);
  const step = useClassStep(session.id);
  const t = translate(texts);
  const isTooLong = reason.trim().length > CANCEL_REASON_LENGTH_MAX;
  const error = isTooLong ? t.tooLong({ max: CANCEL_REASON_LENGTH_MAX }) : undefined;

  async function cancel(): Promise<void> {
    if (error) return;
    await step.cancel(reason, () => {
      setReason('');
      dialog.onOpenChange(false);
    });
  }
  return (
    <FormDialog
      {...dialog}
      title={t.cancelClass}
      description={t.everybodyNotified}
      submit={t.cancelClass}
      destructive
      dismiss={t.keepClass}
      busy={step.busy}
      onSubmit={cancel}
    >
      <TextareaField
        label={t.reasonOptional}
        error={error}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
