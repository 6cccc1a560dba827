'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { actOnSessionSchema, type ClassSessionDto } from '@/lib/classes/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { CLASSES_KEY } from './use-class-step';

export function CancelClassDialog({
  session: { id },
  ...dialog
}: DialogProps & { session: ClassSessionDto }) {
  const t = translate(texts);
  const { register, errors, ...form } = useServerForm({
    schema: actOnSessionSchema,
    draft: `class-cancel:${id}`,
    values: { reason: '' },
    send: (body) =>
      api('POST /api/class-sessions/{id}/{action}', { params: { id, action: 'cancel' }, body }),
    done: t.classCancelled,
    failed: t.cancelFailed,
    refresh: [CLASSES_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.cancelClass}
      description={t.everybodyNotified}
      submit={t.cancelClass}
      destructive
      dismiss={t.keepClass}
    >
      <TextareaField
        label={t.reasonOptional}
        error={errors.reason}
        rows={3}
        {...register('reason')}
      />
    </FormDialog>
  );
}
