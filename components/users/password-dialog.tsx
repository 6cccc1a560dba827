'use client';

import { useQuery } from '@tanstack/react-query';
import { PasswordField } from '@/components/auth/password-field';
import { UsernameField } from '@/components/auth/text-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import { useRouter } from '@/components/layout/use-router';
import type { DialogProps } from '@/components/ui/use-dialog';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { changePasswordSchema } from '@/lib/users/schema/account';
import { addressQuery, SESSIONS_KEY } from './sessions-query';
import { texts } from './settings-texts';

interface PasswordDialogProps extends DialogProps {
  userId: number;
  /** People who sign in by link or Google have no password to confirm. */
  hasPassword: boolean;
}

const NOTHING = { currentPassword: '', newPassword: '' };

export function PasswordDialog({ userId, hasPassword, ...dialog }: PasswordDialogProps) {
  const t = translate(texts);
  const { data } = useQuery(addressQuery);
  const router = useRouter();
  const form = useServerForm({
    schema: changePasswordSchema,
    draft: null,
    values: NOTHING,
    nextValues: NOTHING,
    toBody: ({ currentPassword, newPassword }) =>
      hasPassword ? { currentPassword, newPassword } : { newPassword },
    check: (found, { currentPassword }) =>
      hasPassword && currentPassword === '' ? { currentPassword: t.passwordRequired } : found,
    send: (body) => api('POST /api/users/{id}/password', { params: { id: userId }, body }),
    done: ({ signedOut }) => ({
      title: t.passwordChanged,
      description: signedOut > 0 ? t.othersSignedOut({ count: signedOut }) : undefined,
    }),
    failed: t.passwordFailed,
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
      title={hasPassword ? t.changePassword : t.setPassword}
      description={t.passwordHint}
      submit={t.savePassword}
    >
      {data ? <UsernameField email={data.email} /> : null}
      {hasPassword ? (
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword}
          {...register('currentPassword')}
        />
      ) : null}
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        hint={t.newPasswordHint({ min: PASSWORD_LENGTH_MIN })}
        error={errors.newPassword}
        {...register('newPassword')}
      />
    </FormDialog>
  );
}
