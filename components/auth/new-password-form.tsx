'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { PASSWORD_LENGTH_MIN } from '@/lib/auth/constants';
import { type ChangePasswordInput, changePasswordSchema } from '@/lib/users/schema/account';
import { replacePassword, showFailure } from './auth-calls';
import { FormError } from './form-error';
import { PasswordField } from './password-field';

interface NewPasswordFormProps {
  userId: number;
  email: string;
  returnTo: string;
}

export function NewPasswordForm({ userId, email, returnTo }: NewPasswordFormProps) {
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [isLeaving, setIsLeaving] = useState(false);
  const busy = isSubmitting || isLeaving;

  async function submit({ newPassword }: ChangePasswordInput) {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await replacePassword(userId, newPassword, returnTo);
    } catch (error) {
      showFailure(error, ['newPassword'], form.setError);
      setIsLeaving(false);
    }
  }

  return (
    <Form method="post" className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      {/* Tells password managers which account the new password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A few words in a row are easy to keep in mind.`}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? 'One moment…' : 'Save password'}
      </Button>
    </Form>
  );
}
