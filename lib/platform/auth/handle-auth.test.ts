import { describe, expect, it } from 'vitest';
import { findSession } from '@/lib/platform/auth/session-store';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';

describe('the sample people', () => {
  it('sign in with one click in local mode, and nobody else does', async () => {
    const sample = await createUser({ isSample: true });
    const other = await createUser();
    const response = await callAuth('callback/sample', { userId: sample.id });
    expect((await findSession(tokenOf(response)))?.user.id).toBe(sample.id);
    for (const userId of [other.id, 0, -1, 'x', 2 ** 40, { gt: 0 }]) {
      expect(tokenOf(await callAuth('callback/sample', { userId }))).toBe('');
    }
  });

  it('cannot sign in that way anywhere else', async () => {
    const sample = await createUser({ isSample: true });
    env.LOCAL_MODE = false;
    try {
      const response = await callAuth('callback/sample', { userId: sample.id });
      expect([response.status, tokenOf(response)]).toEqual([404, '']);
      const providers = await (await callAuth('providers', undefined)).json();
      expect(Object.keys(providers)).not.toContain('sample');
    } finally {
      env.LOCAL_MODE = true;
    }
  });
});

it.each(['', '/credentials', '/sample', '/google', '/nope', '/__proto__', '/constructor'])(
  'a GET of callback%s is a bad request',
  async (provider) => {
    const response = await callAuth(`callback${provider}`, undefined);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_request' });
  },
);

describe('a session', () => {
  it('ends when its owner is banned', async () => {
    const person = await createUser();
    const { token } = await createActor(person);
    await db.user.update({ where: { id: person.id }, data: { bannedAt: new Date() } });
    expect(await findSession(token)).toBeNull();
  });

  it('ends by POST, and the old cookie then no longer works', async () => {
    const { token, cookie } = await createActor(await createUser());
    const response = await callAuth('signout', {}, { cookie });
    expect(response.status).toBe(200);
    expect(await findSession(token)).toBeNull();
    expect(await (await callAuth('session', undefined, { cookie })).json()).toEqual({});
  });

  it('is not extended by reading it', async () => {
    const { cookie, user } = await createSignedIn();
    const response = await callAuth('session', undefined, { cookie });
    expect(await response.json()).toMatchObject({ user: { email: user.email } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('cannot be ended by another site', async () => {
    const { token, cookie } = await createActor(await createUser());
    await callAuth('signout', {}, { cookie, origin: 'https://evil.test' });
    expect(await findSession(token)).not.toBeNull();
  });
});

describe('the rest of next-auth', () => {
  it('stops reading a form at the size limit', async () => {
    const response = await callAuth('callback/credentials', `email=${'x'.repeat(300_000)}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(413);
  });

  it.each([
    ['_log', 404],
    ['constructor', 404],
    ['__proto__', 404],
    ['session', 405],
    ['csrf', 405],
  ])('refuses a POST to %s with %i', async (path, status) => {
    expect((await callAuth(path, { level: 'constructor' })).status).toBe(status);
  });

  it('does not offer Google without its keys', async () => {
    const response = await callAuth('signin/google', {});
    expect(response.status).not.toBe(500);
    expect(JSON.stringify(await response.json())).not.toContain('google.com');
  });

  it('does not offer sign-in links when the site cannot send e-mail', async () => {
    env.LOCAL_MODE = false;
    try {
      expect((await callAuth('signin/email', { email: 'ali@example.com' })).status).toBe(404);
    } finally {
      env.LOCAL_MODE = true;
    }
  });
});
