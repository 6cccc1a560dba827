'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { BirthYearField, toBirthYear } from '@/components/forms/birth-year-field';
import { isCaptchaRefused } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { loadPart, sayMissing } from '@/components/ui/load-part';
import { PASSWORD_LENGTH_MIN } from '@/lib/platform/auth/constants';
import { newcomersYearSchema, registerSchema } from '@/lib/platform/auth/schema';
import { ApiError } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { registerPerson, signInWithPassword } from './auth-calls';
import { PasswordField } from './password-field';
import { FormError, TextField } from './text-field';
import { texts } from './texts';

/** Loaded on demand: most people never see it. */
const ProofOfWork = dynamic(
  () =>
    loadPart(
      () => import('@/components/forms/captcha-altcha').then((module) => module.AltchaWidget),
      {
        onMissing: () => sayMissing(),
      },
    ),
  { ssr: false },
);
const PROOFS_MAX = 5;

const schema = registerSchema.extend({ birthYear: newcomersYearSchema });

/** Creates the account, then signs in with the same password. docs/decisions/0001 explains why these are two steps. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const t = translate(texts);
  const [isKnownElsewhere, setIsKnownElsewhere] = useState(false);
  /** Counts the proofs of work so far: the difficulty may have risen while one was computed. */
  const [proofs, setProofs] = useState(0);
  const proof = useRef<string>(undefined);
  const asksForProof = (error: unknown) => isCaptchaRefused(error) && proofs < PROOFS_MAX;
  const { register, errors, busy, submit } = useServerForm({
    schema,
    draft: null,
    values: { name: '', email: '', password: '', birthYear: '' },
    toBody: (typed) => ({ ...typed, birthYear: toBirthYear(typed.birthYear) }),
    send: async (input) => {
      setIsKnownElsewhere(false);
      await registerPerson({ ...input, captchaToken: proof.current });
      await signInWithPassword({ email: input.email, password: input.password }, returnTo);
    },
    failed: t.offline,
    checkRefusal: (found, error) => (asksForProof(error) || isUnauthorized(error) ? {} : found),
    onRefused: (error) => {
      if (asksForProof(error)) setProofs(proofs + 1);
      setIsKnownElsewhere(isUnauthorized(error));
    },
    leaves: true,
  });
  /** A proof is valid once. */
  async function submitWith(token: string): Promise<void> {
    proof.current = token;
    await submit();
    proof.current = undefined;
  }

  return (
    <Form method="post" className="grid gap-5" onSubmit={submit}>
      {errors.form ? <FormError>{errors.form}</FormError> : null}
      {isKnownElsewhere ? (
        <FormError>
          {rich(t.knownElsewhere, {
            link: (words) => (
              <Link
                href={routes.signIn(returnTo)}
                className="font-strong underline underline-offset-4"
              >
                {words}
              </Link>
            ),
          })}
        </FormError>
      ) : null}
      <TextField
        label={t.name}
        autoComplete="name"
        hint={t.nameHint}
        error={errors.name}
        {...register('name')}
      />
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        {...register('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="new-password"
        hint={t.passwordHint({ min: PASSWORD_LENGTH_MIN })}
        error={errors.password}
        {...register('password')}
      />
      <BirthYearField error={errors.birthYear} {...register('birthYear')} />
      {proofs > 0 ? (
        <div className="grid gap-2">
          <output className="text-muted-foreground text-sm">{t.manyRegistered}</output>
          <ProofOfWork
            key={proofs}
            challenge="/api/register/challenge"
            startsByItself
            onState={(state, token) => {
              if (state === 'verified' && token) void submitWith(token);
            }}
          />
        </div>
      ) : null}
      {/* aria-disabled, because a disabled button would lose the keyboard focus. */}
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? t.oneMoment : t.createAccount}
      </Button>
    </Form>
  );
}

const isUnauthorized = (error: unknown) =>
  error instanceof ApiError && error.code === 'unauthorized';
