import type { Account, User } from 'next-auth';
import type { AdapterAccount } from 'next-auth/adapters';
import { describe, expect, it } from 'vitest';
import { rememberDevice } from '@/lib/platform/auth/device-cookie';
import { createAuthOptions } from '@/lib/platform/auth/options';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { findPasswordHash } from '@/lib/platform/auth/repository';
import { toReturnPath } from '@/lib/platform/auth/return-path';
import { createSession, findSession } from '@/lib/platform/auth/session-store';
import type { SignInAttempt } from '@/lib/platform/auth/sign-in-attempt';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';

const attemptOf = (deviceCookie: string | null = null): SignInAttempt => ({
  address: '10.0.0.1',
  userAgent: 'tests',
  deviceCookie,
  previousToken: null,
  failure: null,
  rememberFor: null,
  needsSecondStep: false,
  addressProven: false,
  subjectId: null,
  isNewcomer: false,
});

const googleAccount = (userId = ''): AdapterAccount => ({
  userId,
  type: 'oauth',
  provider: 'google',
  providerAccountId: uniqueText(),
});

function ask(email: string, emailVerified: boolean, account: Account, attempt = attemptOf()) {
  const user: User = { id: account.providerAccountId, email };
  const profile = { email, email_verified: emailVerified };
  return createAuthOptions(attempt).callbacks?.signIn?.({ user, account, profile });
}

describe('Google', () => {
  it('is offered only when its keys are set', () => {
    const ids = () => createAuthOptions(attemptOf()).providers.map(({ id }) => id);
    expect([isGoogleConfigured(), ids()]).toEqual([false, ['credentials', 'email', 'sample']]);
    Object.assign(env, { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    try {
      expect([isGoogleConfigured(), ids()]).toEqual([
        true,
        ['credentials', 'email', 'google', 'sample'],
      ]);
    } finally {
      Object.assign(env, { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined });
    }
  });

  it('signs in only people whose address it has verified', async () => {
    const { email } = await createUser();
    expect(await ask(email, true, googleAccount())).toBe(true);
    expect(await ask(email, false, googleAccount())).toBe('/sign-in?error=GoogleUnverified');
    const noted = await db.securityEvent.findMany({
      where: { event: 'authn_login_fail', detail: 'unverified Google address' },
    });
    expect(noted).toHaveLength(1);
    // The account is unknown, so only a hash of the address is stored.
    expect(noted[0]).toMatchObject({
      userId: null,
      account: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  it('does not sign in to a closed account, even if its address has changed since', async () => {
    const banned = await createUser({ bannedAt: new Date() });
    const account = googleAccount(String(banned.id));
    await createAuthOptions(attemptOf()).adapter?.linkAccount?.(account);
    const attempt = attemptOf();
    expect(await ask('elsewhere@example.com', true, account, attempt)).toBe(false);
    expect(attempt.failure?.message).toMatch(/closed/);
  });

  it('reclaims an account that somebody registered without owning the address', async () => {
    const person = await createUser({ emailVerifiedAt: null, passwordHash: 'of somebody else' });
    const intruder = await createSession({ userId: person.id });
    await createAuthOptions(attemptOf()).adapter?.linkAccount?.(googleAccount(String(person.id)));
    expect(await findPasswordHash(person.id)).toBeNull();
    expect(await findSession(intruder.token)).toBeNull();
    expect(await db.account.count({ where: { userId: person.id } })).toBe(1);
  });

  it('keeps the password if the address was confirmed or this browser has used the account', async () => {
    const proven = await createUser({ passwordHash: 'my own' });
    const unproven = await createUser({ emailVerifiedAt: null, passwordHash: 'my own' });
    for (const person of [proven, unproven]) {
      const attempt = attemptOf(await rememberDevice(null, unproven.email, 'before'));
      await createAuthOptions(attempt).adapter?.linkAccount?.(googleAccount(String(person.id)));
      expect(await findPasswordHash(person.id)).toBe('my own');
    }
  });
});

it('next-auth’s own cookies have __Host- names over https too, including those of the Google round trip', () => {
  const { NEXTAUTH_URL } = env;
  env.NEXTAUTH_URL = 'https://maidan.example';
  try {
    const { cookies = {} } = createAuthOptions(attemptOf());
    const named = Object.entries(cookies).map(([what, { name }]) => [what, name]);
    expect(Object.fromEntries(named)).toEqual({
      sessionToken: '__Host-next-auth.session-token',
      callbackUrl: '__Host-next-auth.callback-url',
      csrfToken: '__Host-next-auth.csrf-token',
      pkceCodeVerifier: '__Host-next-auth.pkce.code_verifier',
      state: '__Host-next-auth.state',
      nonce: '__Host-next-auth.nonce',
    });
    for (const { options } of Object.values(cookies)) {
      expect(options).toMatchObject({ secure: true, httpOnly: true, path: '/' });
      expect(options).not.toHaveProperty('domain');
    }
  } finally {
    env.NEXTAUTH_URL = NEXTAUTH_URL;
  }
});

describe('the return path', () => {
  it.each([
    ['/venues?x=1', '/venues?x=1'],
    ['http://localhost:3000/venues', '/venues'],
    ['http://localhost:3000', '/'],
    ['http://localhost:30001/venues', null],
    ['http://localhost:3000//evil.test', null],
    ['https://localhost:3000/venues', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (value, path) => {
    expect(toReturnPath(value)).toBe(path);
  });
});
