'use client';

import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { actOnce } from '@/components/ui/act-once';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { emailSchema, signInSchema } from '@/lib/platform/auth/schema';
import { ApiError } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { requestSignInLink, signInWithPassword } from './auth-calls';
import { PasswordField } from './password-field';
import { FormError, TextField } from './text-field';
import { texts } from './texts';

interface SignInFormProps {
  returnTo: string;
  offersLink: boolean;
  /** The error of an earlier attempt, passed in by a redirect. */
  initialError: string | null;
}

/** Without scripts a plain form, which posts to the same address and gets a redirect. */
export function SignInForm({ returnTo, offersLink, initialError }: SignInFormProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: signInSchema,
    draft: null,
    values: { email: '', password: '' },
    send: (input) => signInWithPassword(input, returnTo),
    failed: t.offline,
    onRefused: (error) => {
      // Keeps what was typed and selects the password, the likelier mistake.
      if (error instanceof ApiError && error.code === 'unauthorized') {
        form.setFocus('password', { shouldSelect: true });
      }
    },
    leaves: true,
    shouldFocusError: true,
  });
  const link = useAction({ inline: true, leaves: true });
  const { register, errors } = form;
  const busy = form.busy || link.busy;
  const wholeError = errors.form ?? (form.isSubmitted ? null : initialError);

  function sendLink(destination: string) {
    if (busy) return;
    const email = emailSchema.safeParse(form.values.email);
    form.setErrors({ email: email.error?.issues[0]?.message });
    if (!email.success) return form.setFocus('email');
    return link.run({
      call: () => requestSignInLink(email.data, destination),
      failed: t.offline,
      onFailed: form.refuse,
    });
  }

  return (
    <form
      method="post"
      action="/api/auth/callback/credentials"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) actOnce(event.currentTarget, form.submit);
      }}
    >
      {wholeError ? <FormError>{wholeError}</FormError> : null}
      <input type="hidden" name="callbackUrl" value={returnTo} />
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        {...register('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={errors.password}
        {...register('password')}
      />
      {offersLink ? (
        <button
          type="button"
          aria-disabled={busy}
          className="-my-3 min-h-11 justify-self-start rounded-sm font-strong text-primary-ink text-sm underline underline-offset-4"
          onClick={() => sendLink(routes.newPassword(returnTo))}
        >
          {t.forgotPassword}
        </button>
      ) : (
        <p className="text-pretty text-muted-foreground text-sm">{t.forgotWithoutMail}</p>
      )}
      <div className="grid gap-3">
        {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
        <Button type="submit" size="lg" aria-disabled={busy}>
          {busy ? t.oneMoment : t.signIn}
        </Button>
        {offersLink ? (
          <Button
            variant="secondary"
            size="lg"
            aria-disabled={busy}
            onClick={() => sendLink(returnTo)}
          >
            <LineIcon name="mail" />
            {t.mailLink}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
