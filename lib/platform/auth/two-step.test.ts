import { Secret, TOTP } from 'otpauth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/password';
import { findActorByToken, findSession } from '@/lib/platform/auth/session-store';
import { stepOfCode } from '@/lib/platform/auth/two-step-secret';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { callAuth, cookiesOf, tokenOf } from '@/tests/factories/auth-calls';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

const SECOND_MS = 1_000;
const STEP_MS = 30 * SECOND_MS;

afterEach(() => {
  vi.useRealTimers();
  env.LOCAL_MODE = true;
});

/** Codes count once, so every further one needs a later step of the clock. */
const pass = (ms: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Math.max(Date.now(), 0) + ms });

const codeOf = (key: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: at });

/** An admin with the app set up; a sample person, so that the first step is one click. */
async function createEnrolled() {
  const admin = await createSignedIn({ isAdmin: true, isSample: true });
  const started = await call('POST /api/auth/two-step', { cookie: admin.cookie });
  expect(started.status).toBe(201);
  const { key } = (await started.json()) as { key: string };
  const confirmed = await call('POST /api/auth/two-step/confirm', {
    cookie: admin.cookie,
    body: { code: codeOf(key) },
  });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  pass(STEP_MS);
  return { ...admin, key, recoveryCodes };
}

async function takeFirstStep(userId: number) {
  const response = await callAuth('callback/sample', { userId, callbackUrl: '/system-admin' });
  const { url } = (await response.json()) as { url: string };
  const device = cookiesOf(response)['maidan-device'];
  return { url, cookie: `next-auth.session-token=${tokenOf(response)}`, device };
}

const takeSecondStep = (cookie: string, code: string) =>
  call('POST /api/auth/two-step/sign-in', { cookie, body: { code, callbackUrl: '/system-admin' } });

describe('an admin with an authenticator app', () => {
  it('is still signed out after the first step, and signed in with a new token after the second', async () => {
    const { user, key } = await createEnrolled();
    const first = await takeFirstStep(user.id);
    expect(first.url).toBe('/sign-in/second-step?callbackUrl=%2Fsystem-admin');
    expect((await call('GET /api/auth/user', { cookie: first.cookie })).status).toBe(401);
    expect((await call('GET /api/admin/people', { cookie: first.cookie })).status).toBe(401);
    const second = await takeSecondStep(first.cookie, codeOf(key));
    expect(await second.json()).toEqual({ url: '/system-admin' });
    const token = tokenOf(second);
    expect(first.cookie).not.toContain(token);
    expect((await findActorByToken(token))?.isAdmin).toBe(true);
    const cookie = `next-auth.session-token=${token}`;
    expect((await call('GET /api/admin/people', { cookie })).status).toBe(200);
    expect((await takeSecondStep(first.cookie, codeOf(key))).status).toBe(401);
  });

  it('can use each code once, even when it is sent twice in parallel', async () => {
    const { user, key } = await createEnrolled();
    const [one, two] = [await takeFirstStep(user.id), await takeFirstStep(user.id)];
    const responses = await Promise.all(
      [one, two].map(({ cookie }) => takeSecondStep(cookie, codeOf(key))),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const refused = responses.find(({ status }) => status === 422);
    expect(refused && (await refused.json()).issues).toEqual([
      { path: 'code', message: 'That code was used already. Please wait for the next one.' },
    ]);
  });

  it.each([
    ['letters instead of digits', 'hello'],
    ['10,000 characters', '1'.repeat(10_000)],
    ['a wrong code', '000000'],
    ['an unknown recovery code', '2222-2222-2222-2222'],
  ])('gets a field error for %s and stays signed out', async (_name, code) => {
    const { user } = await createEnrolled();
    const first = await takeFirstStep(user.id);
    const response = await takeSecondStep(first.cookie, code);
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0].path).toBe('code');
    expect(tokenOf(response)).toBe('');
    expect((await call('GET /api/auth/user', { cookie: first.cookie })).status).toBe(401);
  });

  it('can sign in once with a recovery code instead of the phone', async () => {
    const { user, recoveryCodes } = await createEnrolled();
    const code = recoveryCodes[0] ?? '';
    const first = await takeFirstStep(user.id);
    const response = await takeSecondStep(first.cookie, code.toLowerCase());
    expect(response.status).toBe(200);
    const state = await call('GET /api/auth/two-step', {
      cookie: `next-auth.session-token=${tokenOf(response)}`,
    });
    expect(await state.json()).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    const again = await takeFirstStep(user.id);
    expect((await takeSecondStep(again.cookie, code)).status).toBe(422);
  });

  it('is protected from guessing: after ten attempts even the right code must wait', async () => {
    const { user, key } = await createEnrolled();
    const first = await takeFirstStep(user.id);
    for (let tries = 0; tries < 10; tries += 1) await takeSecondStep(first.cookie, '000000');
    const response = await takeSecondStep(first.cookie, codeOf(key));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).not.toBeNull();
  });

  it('keeps a way in on their own device, however many wrong codes somebody with the password types', async () => {
    const forgetAddress = () => db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'signIn:%'`;
    await forgetAddress();
    const { user, key } = await createEnrolled();
    const own = await takeSecondStep((await takeFirstStep(user.id)).cookie, codeOf(key));
    const device = `maidan-device=${encodeURIComponent(cookiesOf(own)['maidan-device'] ?? '')}`;
    const theirs = await takeFirstStep(user.id);
    expect(theirs.device).toBeUndefined();
    for (let tries = 0; tries < 10; tries += 1) await takeSecondStep(theirs.cookie, '000000');
    pass(STEP_MS);
    const again = await takeFirstStep(user.id);
    expect((await takeSecondStep(again.cookie, codeOf(key))).status).toBe(429);
    const cookie = `${again.cookie}; ${device}`;
    expect((await takeSecondStep(cookie, codeOf(key))).status).toBe(200);
    await forgetAddress();
  });

  it('has ten minutes for the second step', async () => {
    const { user, key } = await createEnrolled();
    const first = await takeFirstStep(user.id);
    await db.session.updateMany({
      where: { userId: user.id, twoFactorAt: null },
      data: { expire: new Date(0) },
    });
    const response = await takeSecondStep(first.cookie, codeOf(key));
    expect(response.status).toBe(401);
    expect((await response.json()).error).toBe('That took too long. Please sign in again.');
  });

  it('turns it off with a code, and signs in with one step again', async () => {
    const { user, key, cookie } = await createEnrolled();
    const off = (code: string) => call('DELETE /api/auth/two-step', { cookie, body: { code } });
    expect((await off('000000')).status).toBe(422);
    expect((await off(codeOf(key))).status).toBe(204);
    expect((await takeFirstStep(user.id)).url).toBe('/system-admin');
  });

  it('gets new recovery codes in exchange for a code, and the old ones stop working', async () => {
    const { user, key, cookie, recoveryCodes } = await createEnrolled();
    const renewed = await call('POST /api/auth/two-step/recovery-codes', {
      cookie,
      body: { code: codeOf(key) },
    });
    expect(renewed.status).toBe(200);
    const first = await takeFirstStep(user.id);
    expect((await takeSecondStep(first.cookie, recoveryCodes[1] ?? '')).status).toBe(422);
  });
});

describe('setting up two-step sign-in', () => {
  it.each([
    ['an admin', true],
    ['a player', false],
  ])(
    'is open to %s, asks for a code from the app, and ends the other sessions',
    async (_who, isAdmin) => {
      expect((await call('POST /api/auth/two-step')).status).toBe(401);
      const admin = await createSignedIn({ isAdmin });
      const elsewhere = await createActor(admin.user);
      const started = await call('POST /api/auth/two-step', { cookie: admin.cookie });
      const { key } = (await started.json()) as { key: string };
      const confirm = (code: string) =>
        call('POST /api/auth/two-step/confirm', { cookie: admin.cookie, body: { code } });
      expect((await confirm('000000')).status).toBe(422);
      expect(await findSession(elsewhere.token), 'not on yet').not.toBeNull();
      expect((await confirm(codeOf(key))).status).toBe(200);
      expect(await findSession(elsewhere.token)).toBeNull();
      expect(await findSession(admin.token)).not.toBeNull();
      expect((await confirm(codeOf(key))).status, 'once').toBe(409);
      expect((await call('POST /api/auth/two-step', { cookie: admin.cookie })).status).toBe(409);
    },
  );

  it('asks for the password or a recent sign-in', async () => {
    const passwordHash = await hashPassword('subah ki hockey');
    const { user, cookie } = await createSignedIn({ passwordHash });
    const begin = (body?: object) => call('POST /api/auth/two-step', { cookie, body });
    const proof = async () =>
      (await (await call('GET /api/auth/two-step', { cookie })).json()).proof;
    expect(await proof()).toBe('password');
    expect((await begin()).status).toBe(422);
    expect((await begin({ password: 'not the password' })).status).toBe(422);
    expect((await begin({ password: 'subah ki hockey' })).status).toBe(201);
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } });
    expect(await proof()).toBe('none');
    const long = new Date(Date.now() - 16 * 60_000);
    const inAnHour = new Date(Date.now() + 3_600_000);
    await db.session.updateMany({
      where: { userId: user.id },
      data: { createdAt: long, expire: inAnHour },
    });
    expect(await proof()).toBe('sign-in');
    expect((await begin()).status).toBe(403);
  });

  it('stores no secret or recovery code in plain text, and writes to the audit log', async () => {
    const { user, key, recoveryCodes } = await createEnrolled();
    const row = await db.twoFactor.findUniqueOrThrow({ where: { userId: user.id } });
    const kept = JSON.stringify({ ...row, lastStep: 0 });
    expect(kept).not.toContain(key.replaceAll(' ', ''));
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
    const where = { actorId: user.id, action: 'two-step.turned-on' };
    expect(await db.auditLog.count({ where })).toBe(1);
  });

  it('is required of admins outside local mode; without it they are ordinary players', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { cookie } = admin;
    env.LOCAL_MODE = false;
    expect((await call('GET /api/admin/people', { cookie })).status).toBe(403);
    expect((await findSession(admin.token))?.actor.isAdmin).toBe(false);
    const started = await call('POST /api/auth/two-step', { cookie });
    const { key } = (await started.json()) as { key: string };
    await call('POST /api/auth/two-step/confirm', { cookie, body: { code: codeOf(key) } });
    expect((await call('GET /api/admin/people', { cookie })).status).toBe(200);
    pass(STEP_MS);
    await call('DELETE /api/auth/two-step', { cookie, body: { code: codeOf(key) } });
    expect((await call('GET /api/admin/people', { cookie })).status).toBe(403);
  });
});

it('accepts the codes of the previous, current and next time step, and no others', () => {
  const key = new Secret({ size: 20 }).base32;
  const now = 1_800_000_000_000;
  const steps = [-2, -1, 0, 1, 2].map((by) =>
    stepOfCode(key, codeOf(key, now + by * STEP_MS), now),
  );
  const current = now / STEP_MS;
  expect(steps).toEqual([null, current - 1, current, current + 1, null]);
});
