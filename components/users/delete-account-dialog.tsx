'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { DELETION_UNDO_DAYS } from '@/lib/users/constants';
import { texts } from './settings-texts';

interface DeleteAccountDialogProps extends DialogProps {
  userId: number;
}

export function DeleteAccountDialog({ userId, ...dialog }: DeleteAccountDialogProps) {
  const t = translate(texts);
  const { run, busy, error } = useAction({ inline: true, leaves: true });
  const remove = () =>
    run({
      call: () => api('DELETE /api/users/{id}', { params: { id: userId } }),
      failed: t.deleteFailed,
      // All sessions end, including this one, so the page is loaded anew.
      onDone: () => window.location.assign(routes.home()),
    });
  return (
    <FormDialog
      {...dialog}
      title={t.deleteQuestion}
      description={t.deleteHint({ days: DELETION_UNDO_DAYS })}
      submit={t.deleteAccount}
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
