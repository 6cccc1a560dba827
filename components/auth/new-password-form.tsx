'use client';

import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { changePasswordSchema } from '@/lib/users/schema/account';
import { replacePassword, UNREACHABLE } from './auth-calls';
import { FormError } from './form-error';
import { PasswordField } from './password-field';

interface NewPasswordFormProps {
  userId: number;
  email: string;
  returnTo: string;
}

export function NewPasswordForm({ userId, email, returnTo }: NewPasswordFormProps) {
  const { register, errors, busy, submit } = useServerForm({
    schema: changePasswordSchema,
    values: { newPassword: '' },
    send: ({ newPassword }) => replacePassword(userId, newPassword, returnTo),
    failed: UNREACHABLE,
    leaves: true,
    reValidateMode: 'onChange',
  });
  return (
    <Form method="post" className="grid gap-5" onSubmit={submit}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      {/* Tells password managers which account the new password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A few words in a row are easy to keep in mind.`}
        error={errors.newPassword}
        {...register('newPassword')}
      />
      {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? 'One moment…' : 'Save password'}
      </Button>
    </Form>
  );
}
