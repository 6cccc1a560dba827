'use client';

import Link from 'next/link';
import { useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { secondStepSchema } from '@/lib/auth/two-step-schema';
import { api } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { FormError } from './form-error';
import { TextField } from './text-field';

export function SecondStepForm({ returnTo }: { returnTo: string }) {
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const problems = problemsOf(secondStepSchema, { code });
    setErrors(problems ?? {});
    if (problems || busy) return;
    setBusy(true);
    try {
      const body = { code, callbackUrl: returnTo };
      const { url } = await api('POST /api/auth/two-step/sign-in', { body });
      // A full navigation, because the router cache was rendered for a signed-out visitor.
      window.location.assign(url);
    } catch (error) {
      setErrors(refusalOf(error, ['code'], 'We could not reach Maidan. Please try again.'));
      setBusy(false);
    }
  }
  return (
    <Form className="grid gap-5" onSubmit={send}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        // Letters are allowed too, because recovery codes go into the same field.
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={errors.code}
        hint="Without your phone, type one of your recovery codes instead. Each works once."
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" aria-disabled={busy || undefined}>
        {busy ? 'One moment…' : 'Continue'}
      </Button>
      <Link
        href={routes.signIn(returnTo)}
        className="inline-flex min-h-11 items-center justify-self-center font-[600] text-primary-ink underline underline-offset-4"
      >
        Sign in as somebody else
      </Link>
    </Form>
  );
}
