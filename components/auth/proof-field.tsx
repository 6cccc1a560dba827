import type { ComponentProps } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { apiRoutes } from '@/lib/routes';
import { PasswordField } from './password-field';

type ProofFieldProps = ComponentProps<'input'> & { proof: Proof; error: string | undefined };

/** Asks the person to confirm who they are, when the server requires it. */
export function ProofField({ proof, ...field }: ProofFieldProps) {
  if (proof === 'none') return null;
  if (proof === 'sign-in') {
    return (
      <p className="text-pretty text-sm">
        You signed in a while ago. Please{' '}
        <a href={apiRoutes.logout()} className="font-strong underline underline-offset-4">
          sign out
        </a>{' '}
        and in again first.
      </p>
    );
  }
  return <PasswordField label="Your password" autoComplete="current-password" {...field} />;
}

/** The fields that the proof adds to the request body. */
export function proofBody(proof: Proof, password: string): { password?: string } {
  return proof === 'password' ? { password } : {};
}

/** Adds the error when the proof is missing. */
export function checkProof(proof: Proof) {
  return (found: FieldErrors, { password }: { password: string }): FieldErrors =>
    proof === 'password' && password === ''
      ? { ...found, password: 'Password is required' }
      : found;
}
