'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { PASSWORD_LENGTH_MIN } from '@/lib/auth/constants';
import { api } from '@/lib/http/client';
import { changePasswordSchema } from '@/lib/users/schema/account';
import { sessionsQuery } from './sessions-query';

interface PasswordDialogProps extends DialogProps {
  userId: number;
  /** People who sign in by link or Google have no password to confirm. */
  hasPassword: boolean;
}

const FIELDS = ['currentPassword', 'newPassword'];
const NOTHING = { currentPassword: '', newPassword: '' };

export function PasswordDialog({ userId, hasPassword, ...dialog }: PasswordDialogProps) {
  const form = usePasswordForm({ userId, hasPassword, onDone: () => dialog.onOpenChange(false) });
  const { values, change, errors } = form;
  return (
    <FormDialog
      {...dialog}
      title={hasPassword ? 'Change password' : 'Set a password'}
      description="Every other browser is signed out, and we tell you by e-mail."
      submit="Save password"
      busy={form.busy}
      error={errors.form}
      onSubmit={() => form.save()}
    >
      {hasPassword ? (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={values.currentPassword}
          error={errors.currentPassword}
          onChange={(event) => change({ currentPassword: event.target.value })}
        />
      ) : null}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A sentence is easier to remember.`}
        value={values.newPassword}
        error={errors.newPassword}
        onChange={(event) => change({ newPassword: event.target.value })}
      />
    </FormDialog>
  );
}

interface PasswordFormOptions {
  userId: number;
  hasPassword: boolean;
  onDone: () => void;
}

function usePasswordForm({ userId, hasPassword, onDone }: PasswordFormOptions) {
  const router = useRouter();
  const queries = useQueryClient();
  const [values, setValues] = useState(NOTHING);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save() {
    const { currentPassword, newPassword } = values;
    const body = hasPassword ? { currentPassword, newPassword } : { newPassword };
    const problems =
      hasPassword && currentPassword === ''
        ? { currentPassword: 'Password is required' }
        : problemsOf(changePasswordSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      const { signedOut } = await api('POST /api/users/{id}/password', {
        params: { id: userId },
        body,
      });
      toast({ title: 'Password changed', description: signedOutSentence(signedOut) });
      setValues(NOTHING);
      void queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
      router.refresh();
      onDone();
    } catch (error) {
      setErrors(refusalOf(error, FIELDS, 'The password could not be changed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }
  const change = (next: Partial<typeof NOTHING>) => setValues((before) => ({ ...before, ...next }));
  return { values, change, errors, busy, save };
}

function signedOutSentence(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 other browser was signed out.'
    : `${count} other browsers were signed out.`;
}
