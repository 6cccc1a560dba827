'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { DELETION_UNDO_DAYS } from '@/lib/users/constants';

interface DeleteAccountDialogProps extends DialogProps {
  userId: number;
}

export function DeleteAccountDialog({ userId, ...dialog }: DeleteAccountDialogProps) {
  const { run, busy, error } = useAction({ inline: true, leaves: true });
  const remove = () =>
    run({
      call: () => api('DELETE /api/users/{id}', { params: { id: userId } }),
      failed: 'The account could not be deleted. Please try again.',
      // All sessions end, including this one, so the page is loaded anew.
      onDone: () => window.location.assign(routes.home()),
    });
  return (
    <FormDialog
      {...dialog}
      title="Delete your account?"
      description={`You are signed out everywhere at once and nobody sees you any more. Sign in again within ${DELETION_UNDO_DAYS} days to undo it; after that everything is gone for good. Messages you sent stay with the people you wrote to, and your reviews where you wrote them, under 'Deleted user'.`}
      submit="Delete account"
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
