'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { actOnce } from '@/components/ui/press';
import { emailSchema, type SignInInput, signInSchema } from '@/lib/auth/schema';
import { ApiError } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { askForSignInLink, showFailure, signInWithPassword } from './auth-calls';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

interface SignInFormProps {
  returnTo: string;
  offersLink: boolean;
  /** The error of an earlier attempt, passed in by a redirect. */
  initialError: string | null;
}

/** Without scripts it is a plain form that posts to the same address and gets a redirect. */
export function SignInForm({ returnTo, offersLink, initialError }: SignInFormProps) {
  const form = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [isLeaving, setIsLeaving] = useState(false);
  const busy = isSubmitting || isLeaving;
  const rootError = errors.root?.message ?? (isSubmitted ? null : initialError);

  async function attempt(call: () => Promise<void>) {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await call();
    } catch (error) {
      showFailure(error, ['email', 'password'], form.setError);
      // Keeps what was typed and selects the password, the likelier mistake.
      if (error instanceof ApiError && error.code === 'unauthorized') {
        form.setFocus('password', { shouldSelect: true });
      }
      setIsLeaving(false);
    }
  }
  const submit = form.handleSubmit((input) => attempt(() => signInWithPassword(input, returnTo)));
  function sendLink(destination: string) {
    const email = emailSchema.safeParse(form.getValues('email'));
    form.clearErrors();
    if (email.success) return attempt(() => askForSignInLink(email.data, destination));
    form.setError('email', { message: email.error.issues[0]?.message }, { shouldFocus: true });
  }

  return (
    <form
      method="post"
      action="/api/auth/callback/credentials"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        actOnce(event.currentTarget, submit);
      }}
    >
      {rootError ? <FormError>{rootError}</FormError> : null}
      <input type="hidden" name="callbackUrl" value={returnTo} />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {offersLink ? (
        <button
          type="button"
          aria-disabled={busy}
          className="-my-3 min-h-11 justify-self-start rounded-sm font-[620] text-primary-ink text-sm underline underline-offset-4"
          onClick={() => sendLink(routes.newPassword(returnTo))}
        >
          Forgot your password?
        </button>
      ) : null}
      <div className="grid gap-3">
        {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
        <Button type="submit" size="lg" aria-disabled={busy}>
          {busy ? 'One moment…' : 'Sign In'}
        </Button>
        {offersLink ? (
          <Button
            variant="secondary"
            size="lg"
            aria-disabled={busy}
            onClick={() => sendLink(returnTo)}
          >
            <Mail aria-hidden />
            E-mail me a sign-in link
          </Button>
        ) : null}
      </div>
    </form>
  );
}
