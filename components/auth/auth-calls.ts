import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RegistrationInput, SignInInput } from '@/lib/auth/schema';
import { ApiError, api, errorSentence } from '@/lib/http/client';

interface Destination {
  /** A path on this site. */
  url: string;
}

export async function signInWithPassword(input: SignInInput, callbackUrl: string): Promise<void> {
  go(await api('POST /api/auth/callback/credentials', { body: { ...input, callbackUrl } }));
}

export async function askForSignInLink(email: string, callbackUrl: string): Promise<void> {
  go(await api('POST /api/auth/signin/email', { body: { email, callbackUrl } }));
}

export async function replacePassword(
  userId: number,
  newPassword: string,
  returnTo: string,
): Promise<void> {
  await api('POST /api/users/{id}/password', { params: { id: userId }, body: { newPassword } });
  go({ url: returnTo });
}

/** The response is the same for a free and a taken address. Only the owner learns which, by signing in afterwards. */
export async function registerPerson(input: RegistrationInput): Promise<void> {
  await api('POST /api/register', { body: input });
}

/** Whether registering requires a proof of work, or a harder one. */
export function needsProofOfWork(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'captchaToken');
}

/** A full navigation, because the router cache was rendered for a signed-out visitor. */
function go({ url }: Destination): void {
  window.location.assign(url);
}

/** Shows the errors at their fields, or above the form. */
export function showFailure<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  const issues = error instanceof ApiError ? error.issues : [];
  const known = fields.filter((field) => issues.some(({ path }) => path === field));
  for (const field of known) {
    setError(field, { message: issues.find(({ path }) => path === field)?.message });
  }
  if (known[0]) return;
  const sentence = 'We could not reach Maidan. Check your connection and try again.';
  setError('root', { message: errorSentence(error, sentence) });
}
