import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleSignIn } from '@/lib/platform/auth/providers';
import { findSession } from '@/lib/platform/auth/session-store';
import { signInRefusal } from '@/lib/platform/auth/sign-in-errors';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { type GooglePerson, GoogleSignIn } from '@/tests/services/google';
import type { ServiceReply } from '@/tests/services/http';

// The whole round over next-auth's own client, with connections to a stand-in. options.test.ts has who may come in.
const real = { ...googleSignIn };
let google: GoogleSignIn;

beforeAll(async () => {
  google = await GoogleSignIn.start();
  const { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } = google;
  Object.assign(env, { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
});
afterAll(async () => {
  Object.assign(env, { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_SECRET: undefined });
  Object.assign(googleSignIn, real);
  await google.stop();
});
beforeEach(() => {
  google.reset();
  Object.assign(googleSignIn, { ...real, wellKnown: google.wellKnown });
});

const DISCOVERY = '/.well-known/openid-configuration';
const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

const createPerson = (other: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: uniqueText(),
  email: `${uniqueText()}@example.com`.toLowerCase(),
  emailVerified: true,
  name: 'Ali Raza',
  ...other,
});

const press = () => callAuth('signin/google', 'callbackUrl=%2Fgroups', FORM);
const locationOf = (response: Response) => response.headers.get('location') ?? '';
const cookiesFrom = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** `meanwhile` runs while the person is at Google. */
async function signIn(person: GooglePerson, meanwhile: () => void = () => undefined) {
  const there = await press();
  expect(there.status).toBe(303);
  const query = google.agree(locationOf(there), person);
  meanwhile();
  const come = () =>
    callAuth(`callback/google?${query}`, undefined, { cookie: cookiesFrom(there) });
  return { back: await come(), again: come };
}

const sentenceFor = (code: string) => signInRefusal(code).english;

describe('signing in with Google', () => {
  it('makes an account for a new person and leads to the page they wanted', async () => {
    const person = createPerson();
    const { back } = await signIn(person);
    expect([back.status, locationOf(back)]).toEqual([303, '/groups']);
    const user = (await findSession(tokenOf(back)))?.user;
    expect(user).toMatchObject({ email: person.email });
    expect(await db.account.count({ where: { userId: user?.id } })).toBe(1);
  });

  it('opens the account with that address, and the same one when the address has changed', async () => {
    const { id, email } = await createUser();
    const person = createPerson({ email });
    const first = await signIn(person);
    expect((await findSession(tokenOf(first.back)))?.user.id).toBe(id);
    const moved = { ...person, email: `${uniqueText()}@example.com` };
    const second = await signIn(moved);
    expect((await findSession(tokenOf(second.back)))?.user.id).toBe(id);
  });

  it('refuses an address that Google has not verified', async () => {
    const { back } = await signIn(createPerson({ emailVerified: false }));
    expect(locationOf(back)).toBe('/sign-in?error=GoogleUnverified');
    expect(tokenOf(back)).toBe('');
  });

  it('leads back with a sentence when the person cancels', async () => {
    const there = await press();
    const state = new URL(locationOf(there)).searchParams.get('state');
    const query = new URLSearchParams({ error: 'access_denied', state: state ?? '' });
    const cookie = cookiesFrom(there);
    const back = await callAuth(`callback/google?${query}`, undefined, { cookie });
    expect([back.status, locationOf(back)]).toEqual([303, '/sign-in?error=GoogleDeclined']);
    expect(sentenceFor('GoogleDeclined')).toMatch(/did not continue/);
  });

  it('takes each code once, and only from the browser that began', async () => {
    const { again } = await signIn(createPerson());
    expect(locationOf(await again())).toBe('/sign-in?error=OAuthCallback');
    const query = google.agree(locationOf(await press()), createPerson());
    const planted = await callAuth(`callback/google?${query}`, undefined);
    expect(locationOf(planted)).toBe('/sign-in?error=OAuthCallback');
    expect(tokenOf(planted)).toBe('');
  });
});

describe('a token of Google', () => {
  it.each<[string, () => void]>([
    [
      'was signed by somebody else',
      () => {
        google.signingKey = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
      },
    ],
    [
      'is for another site',
      () => {
        google.audience = 'another.apps.googleusercontent.com';
      },
    ],
  ])('that %s opens nothing', async (_what, meanwhile) => {
    const person = createPerson();
    const { back } = await signIn(person, meanwhile);
    expect([locationOf(back), tokenOf(back)]).toEqual(['/sign-in?error=OAuthCallback', '']);
    expect(await db.user.count({ where: { email: person.email } })).toBe(0);
  });
});

const quota: ServiceReply = {
  status: 429,
  headers: { 'retry-after': '30' },
  body: { error: 'rate_limit_exceeded', error_description: 'Quota exceeded' },
};
const TROUBLE: [string, ServiceReply][] = [
  ['is over our quota', quota],
  ['fails', { status: 500, body: '<html>' }],
  ['is overloaded', { status: 503, body: '<html>' }],
  ['answers with a page', { body: '<html>' }],
  ['cuts the connection', 'hang-up'],
  ['says nothing', 'silence'],
];

describe('a person is told, and can try again, when Google', () => {
  it.each(TROUBLE)('%s before they go there', async (_what, reply) => {
    googleSignIn.timeoutMs = 50;
    google.answers.set(DISCOVERY, reply);
    const refused = await press();
    expect(refused.status).toBe(303);
    const [path, query] = locationOf(refused).split('?');
    expect(path).toBe('/sign-in');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      error: 'OAuthSignin',
      callbackUrl: '/groups',
    });
    const asJson = await callAuth('signin/google', { callbackUrl: '/groups' });
    expect(asJson.status).toBe(503);
    expect(await asJson.json()).toMatchObject({ error: sentenceFor('OAuthSignin') });
    google.reset();
    googleSignIn.timeoutMs = real.timeoutMs;
    expect(locationOf(await press())).toContain('/o/oauth2/v2/auth?');
  });

  it.each<[string, ServiceReply]>([
    ...TROUBLE,
    ['does not know our secret', { status: 401, body: { error: 'invalid_client' } }],
  ])('%s when they come back', async (_what, reply) => {
    const person = createPerson();
    const { back } = await signIn(person, () => {
      googleSignIn.timeoutMs = 50;
      google.answers.set('/token', reply);
    });
    expect([back.status, locationOf(back)]).toEqual([303, '/sign-in?error=OAuthCallback']);
    expect(sentenceFor('OAuthCallback')).toMatch(/with Google did not work just now/);
    google.reset();
    googleSignIn.timeoutMs = real.timeoutMs;
    const second = await signIn(person);
    expect((await findSession(tokenOf(second.back)))?.user.email).toBe(person.email);
  });

  it('does not hand out its keys', async () => {
    const { back } = await signIn(createPerson(), () => {
      google.answers.set('/oauth2/v3/certs', { status: 503 });
    });
    expect(locationOf(back)).toBe('/sign-in?error=OAuthCallback');
  });
});
