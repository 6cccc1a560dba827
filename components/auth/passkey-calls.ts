import { api, errorSentence } from '@/lib/http/client';

/** The two ways a passkey is used to come in: alone, or as the second step. */
const PATHS = {
  alone: '/api/auth/passkeys/sign-in',
  second: '/api/auth/two-step/passkey',
} as const;

/** Asks the device, then leaves for `returnTo`. The code for it is fetched by the press. */
export async function comeInByPasskey(way: keyof typeof PATHS, returnTo: string): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await api<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    `${PATHS[way]}/options`,
    { method: 'POST' },
  );
  const response = await startAuthentication({ optionsJSON });
  const { url } = await api<{ url: string }>(PATHS[way], {
    body: { response, callbackUrl: returnTo },
  });
  // A real navigation: everything the router remembers was rendered for somebody signed out.
  window.location.assign(url);
}

/** Makes a key on the device and keeps its public half. */
export async function addPasskey(name: string, proof: { password?: string }): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await api<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    '/api/auth/passkeys/options',
    { body: proof },
  );
  const response = await startRegistration({ optionsJSON });
  await api('/api/auth/passkeys', { body: { name, response } });
}

/** What a person reads when the device or the server did not go along. */
export function passkeySentence(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was chosen. You can try again.';
  }
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.';
  return errorSentence(error, 'This browser could not use a passkey here. Please try another way.');
}
