'use client';

import Link from 'next/link';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';
import { routes } from '@/lib/routes';
import { FormError } from './form-error';
import { TextField } from './text-field';

export function SecondStepForm({ returnTo }: { returnTo: string }) {
  const { register, errors, busy, submit } = useServerForm({
    schema: secondStepSchema,
    values: { code: '' },
    send: ({ code }) =>
      api('POST /api/auth/two-step/sign-in', { body: { code, callbackUrl: returnTo } }),
    // A full navigation, because the router cache was rendered for a signed-out visitor.
    onDone: ({ url }) => window.location.assign(url),
    failed: 'We could not reach Maidan. Please try again.',
    leaves: true,
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      <TextField
        label="Code"
        autoComplete="one-time-code"
        // Letters are allowed too, because recovery codes go into the same field.
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errors.code}
        hint="Without your phone, type one of your recovery codes instead. Each works once."
        {...register('code')}
      />
      <Button type="submit" size="lg" aria-disabled={busy || undefined}>
        {busy ? 'One moment…' : 'Continue'}
      </Button>
      <Link
        href={routes.signIn(returnTo)}
        className="inline-flex min-h-11 items-center justify-self-center font-semibold text-primary-ink underline underline-offset-4"
      >
        Sign in as somebody else
      </Link>
    </Form>
  );
}
