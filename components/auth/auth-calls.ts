import type { RegistrationInput, SignInInput } from '@/lib/platform/auth/schema';
import { api } from '@/lib/platform/http/client';

interface Destination {
  /** A path on this site. */
  url: string;
}

export async function signInWithPassword(input: SignInInput, callbackUrl: string): Promise<void> {
  go(await api('POST /api/auth/callback/credentials', { body: { ...input, callbackUrl } }));
}

export async function requestSignInLink(email: string, callbackUrl: string): Promise<void> {
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

/** A full navigation, because the router cache was rendered for a signed-out visitor. */
function go({ url }: Destination): void {
  window.location.assign(url);
}
