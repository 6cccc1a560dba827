import type { RegistrationInput, SignInInput } from '@/lib/platform/auth/schema';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** A passkey can be used alone or as the second step. */
const CALLS = {
  alone: 'POST /api/auth/passkeys/sign-in',
  second: 'POST /api/auth/two-step/passkey',
} as const;

/** Requests a passkey from the device, then navigates to `returnTo`. The WebAuthn code is loaded on demand. */
export async function signInByPasskey(way: keyof typeof CALLS, returnTo: string): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await api(`${CALLS[way]}/options`);
  const response = await startAuthentication({ optionsJSON });
  const { url } = await api(CALLS[way], {
    body: { response: sendable(response), callbackUrl: returnTo },
  });
  // A full navigation, because the router cache was rendered for a signed-out visitor.
  window.location.assign(url);
}

/** The library types the extension results as an interface; the call takes a record. */
const sendable = <T extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...response
}: T) => ({
  ...response,
  clientExtensionResults: { ...clientExtensionResults },
});

/** Creates a key on the device and stores its public half on the server. */
export async function addPasskey(name: string, proof: { password?: string }): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await api('POST /api/auth/passkeys/options', { body: proof });
  const response = await startRegistration({ optionsJSON });
  await api('POST /api/auth/passkeys', { body: { name, response: sendable(response) } });
}

/** The message for a failure of the device or the server. */
export function passkeySentence(error: unknown): string {
  const t = translate(texts);
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return t.noPasskeyChosen;
  if (name === 'InvalidStateError') return t.passkeyKnown;
  return errorSentence(error, t.passkeyFailed);
}

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
