import type { ComponentProps } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { rich } from '@/components/language/rich';
import type { Proof } from '@/lib/platform/auth/proof-schema';
import { texts as authTexts } from '@/lib/platform/auth/texts';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { PasswordField } from './password-field';
import { texts } from './texts';

type ProofFieldProps = ComponentProps<'input'> & { proof: Proof; error: string | undefined };

/** The password field, when the server requires a proof. */
export function ProofField({ proof, ...field }: ProofFieldProps) {
  if (proof === 'none') return null;
  const t = translate(texts);
  if (proof === 'sign-in') {
    return (
      <p className="text-pretty text-sm">
        {rich(t.signInAgain, {
          link: (words) => (
            <a href={apiRoutes.logout()} className="font-strong underline underline-offset-4">
              {words}
            </a>
          ),
        })}
      </p>
    );
  }
  return <PasswordField label={t.yourPassword} autoComplete="current-password" {...field} />;
}

export function proofBody(proof: Proof, password: string): { password?: string } {
  return proof === 'password' ? { password } : {};
}

/** Adds the error for a missing proof. */
export function checkProof(proof: Proof) {
  return (found: FieldErrors, { password }: { password: string }): FieldErrors =>
    proof === 'password' && password === ''
      ? { ...found, password: translate(authTexts).passwordRequired }
      : found;
}
