'use client';

import { useRouter } from 'next/navigation';
import { PasswordField } from '@/components/auth/password-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { api } from '@/lib/platform/http/client';
import { changePasswordSchema } from '@/lib/users/schema/account';
import { SESSIONS_KEY } from './sessions-query';

interface PasswordDialogProps extends DialogProps {
  userId: number;
  /** People who sign in by link or Google have no password to confirm. */
  hasPassword: boolean;
}

const NOTHING = { currentPassword: '', newPassword: '' };

export function PasswordDialog({ userId, hasPassword, ...dialog }: PasswordDialogProps) {
  const router = useRouter();
  const form = useServerForm({
    schema: changePasswordSchema,
    values: NOTHING,
    nextValues: NOTHING,
    toBody: ({ currentPassword, newPassword }) =>
      hasPassword ? { currentPassword, newPassword } : { newPassword },
    check: (found, { currentPassword }) =>
      hasPassword && currentPassword === '' ? { currentPassword: 'Password is required' } : found,
    send: (body) => api('POST /api/users/{id}/password', { params: { id: userId }, body }),
    done: ({ signedOut }) => ({
      title: 'Password changed',
      description: signedOutSentence(signedOut),
    }),
    failed: 'The password could not be changed. Please try again.',
    refresh: [SESSIONS_KEY],
    onDone: () => {
      router.refresh();
      dialog.onOpenChange(false);
    },
  });
  const { register, errors } = form;
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={hasPassword ? 'Change password' : 'Set a password'}
      description="Every other browser is signed out, and we tell you by e-mail."
      submit="Save password"
    >
      {hasPassword ? (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword}
          {...register('currentPassword')}
        />
      ) : null}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A sentence is easier to remember.`}
        error={errors.newPassword}
        {...register('newPassword')}
      />
    </FormDialog>
  );
}

function signedOutSentence(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 other browser was signed out.'
    : `${count} other browsers were signed out.`;
}
