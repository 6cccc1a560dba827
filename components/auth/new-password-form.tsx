'use client';

import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { translate } from '@/lib/platform/language/translate';
import { changePasswordSchema } from '@/lib/users/schema/account';
import { replacePassword } from './auth-calls';
import { PasswordField } from './password-field';
import { FormError, UsernameField } from './text-field';
import { texts } from './texts';

interface NewPasswordFormProps {
  userId: number;
  email: string;
  returnTo: string;
}

export function NewPasswordForm({ userId, email, returnTo }: NewPasswordFormProps) {
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: changePasswordSchema,
    draft: null,
    values: { newPassword: '' },
    send: ({ newPassword }) => replacePassword(userId, newPassword, returnTo),
    failed: t.offline,
    leaves: true,
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      <UsernameField email={email} />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        hint={t.passwordHint({ min: PASSWORD_LENGTH_MIN })}
        error={errors.newPassword}
        {...register('newPassword')}
      />
      {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? t.oneMoment : t.savePassword}
      </Button>
    </Form>
  );
}
