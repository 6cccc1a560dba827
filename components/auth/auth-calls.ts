import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RegistrationInput, SignInInput } from '@/lib/auth/schema';
import { ApiError, api, errorSentence } from '@/lib/http/client';

interface Destination {
  /** Path on this site. */
  url: string;
}

export async function signInWithPassword(input: SignInInput, callbackUrl: string): Promise<void> {
  go(await api<Destination>('/api/auth/callback/credentials', { body: { ...input, callbackUrl } }));
}

export async function askForSignInLink(email: string, callbackUrl: string): Promise<void> {
  go(await api<Destination>('/api/auth/signin/email', { body: { email, callbackUrl } }));
}

export async function replacePassword(
  userId: number,
  newPassword: string,
  returnTo: string,
): Promise<void> {
  await api(`/api/users/${userId}/password`, { body: { newPassword } });
  go({ url: returnTo });
}

/** Answers alike for a free and a taken address; signing in afterwards shows which it was to its owner alone. */
export async function registerPerson(input: RegistrationInput): Promise<void> {
  await api('/api/register', { body: input });
}

/** Whether registering waits for a proof of work, or for a better one. */
export function asksForWork(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'captchaToken');
}

/** A real navigation: everything the router remembers was rendered for somebody signed out. */
function go({ url }: Destination): void {
  window.location.assign(url);
}

/** Puts a refusal where it belongs: on its fields, else above the form. */
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
