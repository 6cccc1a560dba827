import { vi } from 'vitest';
import type { AnswerOptions, Authenticator } from '@/tests/factories/authenticator';
import type { Person } from './person';

interface Asked {
  kind: 'register' | 'authenticate';
  challenge: string;
}
interface PageWindow {
  maidanAsked?: Asked;
  maidanAnswer?: (given: ReturnType<Authenticator['register' | 'authenticate']>) => void;
}

/** Whether the browser knows passkeys. */
export const knowsPasskeys = ({ tab }: Person) =>
  tab.evaluate(() => 'PublicKeyCredential' in window);

/** Puts a device into the page, because not every driver can imitate one. The page's own code asks it. */
export const attachDevice = ({ tab }: Person) =>
  tab.evaluate(() => {
    const page = window as unknown as PageWindow;
    const encode = (data: BufferSource) =>
      btoa(String.fromCharCode(...new Uint8Array(data as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const decode = (text: unknown) =>
      typeof text === 'string'
        ? Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
            letter.charCodeAt(0),
          ).buffer
        : text;
    const ask = (kind: Asked['kind'], challenge: BufferSource) =>
      new Promise((resolve) => {
        page.maidanAsked = { kind, challenge: encode(challenge) };
        page.maidanAnswer = ({ id, type, response }) =>
          resolve({
            id,
            type,
            rawId: decode(id),
            response: {
              ...Object.fromEntries(
                Object.entries(response).map(([name, value]) => [name, decode(value)]),
              ),
              getTransports: () => ['internal'],
            },
            getClientExtensionResults: () => ({}),
          });
      });
    Object.assign(navigator.credentials, {
      create: ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
        ask('register', publicKey.challenge),
      get: ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
        ask('authenticate', publicKey.challenge),
    });
  });

/** The person confirms on the device what the page has asked. */
export async function confirm({ tab }: Person, device: Authenticator): Promise<void> {
  const { kind, challenge } = await vi.waitFor(async () => {
    const asked = await tab.evaluate(() => (window as unknown as PageWindow).maidanAsked ?? null);
    if (!asked) throw new Error('The page has not asked for a passkey');
    return asked;
  }, 20_000);
  const { origin } = new URL(process.env.NEXTAUTH_URL ?? '');
  const options: AnswerOptions = { challenge, origin };
  await tab.evaluate(
    (given) => (window as unknown as PageWindow).maidanAnswer?.(given),
    device[kind](options),
  );
}
