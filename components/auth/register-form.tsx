'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { PASSWORD_LENGTH_MIN } from '@/lib/auth/constants';
import { type RegisterInput, registerSchema } from '@/lib/auth/schema';
import { ApiError } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { registerPerson, showFailure, signInWithPassword } from './auth-calls';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

/** Makes the account, then signs in with the same password: docs/decisions/0002 says why in two steps. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const form = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isKnownElsewhere, setIsKnownElsewhere] = useState(false);
  const busy = isSubmitting || isLeaving;

  async function submit(input: RegisterInput) {
    if (isLeaving) return;
    setIsLeaving(true);
    setIsKnownElsewhere(false);
    try {
      await registerPerson(input);
      await signInWithPassword({ email: input.email, password: input.password }, returnTo);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') setIsKnownElsewhere(true);
      else showFailure(error, ['name', 'email', 'password'], form.setError);
      setIsLeaving(false);
    }
  }

  return (
    <Form method="post" className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {errors.root ? <FormError>{errors.root.message}</FormError> : null}
      {isKnownElsewhere ? (
        <FormError>
          We could not sign you in with that password. If you have been here before,{' '}
          <Link href={routes.signIn(returnTo)} className="font-[620] underline underline-offset-4">
            sign in
          </Link>{' '}
          with the one you had.
        </FormError>
      ) : null}
      <TextField
        label="Name"
        autoComplete="name"
        hint="As your team-mates call you."
        error={errors.name?.message}
        {...form.register('name')}
      />
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
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A few words in a row are easy to keep in mind.`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {/* aria-disabled: a button that is really disabled would drop the keyboard's focus. */}
      <Button type="submit" size="lg" aria-disabled={busy}>
        {busy ? 'One moment…' : 'Create account'}
      </Button>
    </Form>
  );
}
