import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET as signOut } from '@/app/api/logout/route';
import { hashPassword } from '@/lib/platform/auth/password';
import { readSessionToken } from '@/lib/platform/auth/session-cookie';
import { findSession } from '@/lib/platform/auth/session-store';
import { env } from '@/lib/platform/env/server';
import { callAuth, cookiesOf } from '@/tests/factories/auth-calls';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

const PASSWORD = 'subah ki hockey';
const passwordHash = await hashPassword(PASSWORD);
const { NEXTAUTH_URL } = env;

const signIn = (email: string, options: { cookie?: string } = {}) =>
  callAuth(
    'callback/credentials',
    { email, password: PASSWORD },
    { ...options, headers: { 'x-forwarded-for': uniqueText() } },
  );

describe('over https', () => {
  beforeEach(() => {
    env.NEXTAUTH_URL = 'https://maidan.example';
  });
  afterEach(() => {
    env.NEXTAUTH_URL = NEXTAUTH_URL;
  });

  it('every cookie has a __Host- name, is Secure, has path / and no domain', async () => {
    const { email } = await createUser({ passwordHash });
    const response = await signIn(email);
    const cookies = response.headers.getSetCookie();
    const names = Object.keys(cookiesOf(response)).toSorted();
    expect(names).toEqual([
      '__Host-maidan-device',
      '__Host-next-auth.callback-url',
      '__Host-next-auth.session-token',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });

  it('a session is read only from its __Host- name', async () => {
    const { token } = await createActor(await createUser());
    const statusWith = async (cookie: string) =>
      (await call('GET /api/auth/user', { cookie })).status;
    expect(await statusWith(`__Host-next-auth.session-token=${token}`)).toBe(200);
    for (const name of [
      'next-auth.session-token',
      '__Secure-next-auth.session-token',
      '__host-next-auth.session-token',
    ]) {
      expect(await statusWith(`${name}=${token}`), name).toBe(401);
      // A cookie planted by a subdomain does not win over the real one.
      expect(readSessionToken(`${name}=planted; __Host-next-auth.session-token=real`)).toBe('real');
    }
  });

  it('signing out removes the session and its cookie', async () => {
    const { token } = await createActor(await createUser());
    const response = await signOut(
      new Request('https://maidan.example/api/logout', {
        headers: {
          cookie: `__Host-next-auth.session-token=${token}`,
          'sec-fetch-site': 'same-origin',
        },
      }),
    );
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect(await findSession(token)).toBeNull();
  });

  it('a browser is recognised only by its __Host- device cookie', async () => {
    const { email } = await createUser({ passwordHash });
    const device = cookiesOf(await signIn(email))['__Host-maidan-device'] ?? '';
    // A known browser's entry is replaced; an unknown one's is added.
    const kept = async (name: string) =>
      cookiesOf(
        await signIn(email, {
          cookie: `${name}=${device}~${'0'.repeat(32)}.${Math.floor(Date.now() / 1_000)}.${'0'.repeat(64)}`,
        }),
      )['__Host-maidan-device']?.split('~').length;
    expect(await kept('__Host-maidan-device')).toBe(2);
    expect(await kept('maidan-device')).toBe(1);
  });
});

it('cookies expire with the session, 30 days after signing in', async () => {
  const { email } = await createUser({ passwordHash });
  const cookies = (await signIn(email)).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('next-auth.session-token='));
  const expires = Date.parse(/Expires=([^;]+)/.exec(session ?? '')?.[1] ?? '');
  expect(Math.abs(expires - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
});
