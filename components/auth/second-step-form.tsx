'use client';

import { useServerForm } from '@/components/forms/use-server-form';
import { Link } from '@/components/language/link';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { secondStepSchema } from '@/lib/platform/auth/two-step-schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { FormError, TextField } from './text-field';
import { texts } from './texts';

export function SecondStepForm({ returnTo }: { returnTo: string }) {
  const t = translate(texts);
  const { register, errors, busy, submit } = useServerForm({
    schema: secondStepSchema,
    draft: null,
    values: { code: '' },
    send: ({ code }) =>
      api('POST /api/auth/two-step/sign-in', { body: { code, callbackUrl: returnTo } }),
    // A full navigation, because the router cache was rendered for a signed-out visitor.
    onDone: ({ url }) => window.location.assign(url),
    failed: t.unreachable,
    leaves: true,
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      <TextField
        label={t.code}
        autoComplete="one-time-code"
        // Letters are allowed too, because recovery codes go into the same field.
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errors.code}
        hint={t.secondStepHint}
        {...register('code')}
      />
      <Button type="submit" size="lg" aria-disabled={busy || undefined}>
        {busy ? t.oneMoment : t.goOn}
      </Button>
      <Link
        href={routes.signIn(returnTo)}
        className="inline-flex min-h-11 items-center justify-self-center font-semibold text-primary-ink underline underline-offset-4"
      >
        {t.somebodyElse}
      </Link>
    </Form>
  );
}
