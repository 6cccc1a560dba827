import type { Proof } from '@/lib/auth/proof-schema';
import { apiRoutes } from '@/lib/routes';
import { PasswordField } from './password-field';

interface ProofFieldProps {
  proof: Proof;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Asks once more who sits there, as far as the server wants to know. */
export function ProofField({ proof, value, error, onChange }: ProofFieldProps) {
  if (proof === 'none') return null;
  if (proof === 'sign-in') {
    return (
      <p className="text-pretty text-sm">
        You signed in a while ago. Please{' '}
        <a href={apiRoutes.logout()} className="font-[620] underline underline-offset-4">
          sign out
        </a>{' '}
        and in again first.
      </p>
    );
  }
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The part of a body that answers what the server asked. */
export function proofBody(proof: Proof, password: string): { password?: string } {
  return proof === 'password' ? { password } : {};
}

/** What is missing before anything is sent. */
export function missingProof(proof: Proof, password: string): string | undefined {
  return proof === 'password' && password === '' ? 'Password is required' : undefined;
}
