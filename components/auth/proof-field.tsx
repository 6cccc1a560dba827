import type { Proof } from '@/lib/auth/proof-schema';
import { apiRoutes } from '@/lib/routes';
import { PasswordField } from './password-field';

interface ProofFieldProps {
  proof: Proof;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Asks the person to confirm who they are, when the server requires it. */
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

/** The fields that the proof adds to the request body. */
export function proofBody(proof: Proof, password: string): { password?: string } {
  return proof === 'password' ? { password } : {};
}

/** The error when the proof is missing. */
export function missingProof(proof: Proof, password: string): string | undefined {
  return proof === 'password' && password === '' ? 'Password is required' : undefined;
}
