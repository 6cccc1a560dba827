import { describe, expect, it, vi } from 'vitest';
import { knownDeviceId, readDeviceCookie, rememberDevice } from '@/lib/platform/auth/device-cookie';
import { hashPassword } from '@/lib/platform/auth/password';
import { endSession } from '@/lib/users/service/manage-sessions';
import { createActor, createPeople, createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

const ali = 'ali@example.com';
const sana = 'sana@example.com';

describe('the device cookie', () => {
  it('recognises the person who signed in here and nobody else', async () => {
    const cookie = await rememberDevice(null, ali, 'phone');
    expect(await knownDeviceId(cookie, ali)).toMatch(/^[0-9a-f]{32}$/);
    expect(await knownDeviceId(cookie, sana)).toBeNull();
  });

  it('recognises the last five people who signed in on a device', async () => {
    const people = Array.from({ length: 7 }, (_, i) => `person${i}@example.com`);
    let cookie: string | null = null;
    for (const email of people) cookie = await rememberDevice(cookie, email, 'tablet');
    const known = await Promise.all(people.map((email) => knownDeviceId(cookie, email)));
    expect(known.map((id) => id !== null)).toEqual([false, false, true, true, true, true, true]);
  });

  it('gives two devices of one person different names', async () => {
    const [phone, laptop] = [
      await rememberDevice(null, ali, 'phone'),
      await rememberDevice(null, ali, 'laptop'),
    ];
    expect(await knownDeviceId(phone, ali)).not.toBe(await knownDeviceId(laptop, ali));
  });

  it.each([
    ['an empty value', ''],
    ['random text', 'x'.repeat(5_000)],
    ['a made-up signature', `${'0'.repeat(32)}.1800000000.${'0'.repeat(64)}`],
    ['bare separators', '~~~.~.~'],
  ])('recognises nobody from %s', async (_, cookie) => {
    expect(await knownDeviceId(cookie, ali)).toBeNull();
  });

  it('expires 30 days after the sign-in, even if the browser keeps it or its time is changed', async () => {
    const cookie = await rememberDevice(null, ali, 'phone');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    expect(await knownDeviceId(cookie, ali)).not.toBeNull();
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(await knownDeviceId(cookie, ali)).toBeNull();
    const [nonce, , signature] = cookie.split('.');
    const later = `${nonce}.${Math.floor(Date.now() / 1_000)}.${signature}`;
    expect(await knownDeviceId(later, ali)).toBeNull();
    vi.useRealTimers();
  });

  it('does not reveal its owner', async () => {
    expect(await rememberDevice(null, ali, 'phone')).toMatch(
      /^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/,
    );
  });
});

describe('a browser that the owner signed out', () => {
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().find((each) => each.includes('maidan-device'));

  it.each(['signing out everywhere', 'a new password'])(
    'is a stranger again after %s, and the owner’s is not',
    async (event) => {
      const password = 'subah ki hockey';
      const owner = await createSignedIn({ passwordHash: await hashPassword(password) });
      const { id, email } = owner.user;
      const thief = await rememberDevice(null, email, 'thief');
      const response =
        event === 'a new password'
          ? await call('POST /api/users/{id}/password', {
              cookie: owner.cookie,
              params: { id },
              body: { currentPassword: password, newPassword: 'kinnow-orchard-7' },
            })
          : await call('POST /api/auth/sign-out-everywhere', { cookie: owner.cookie });
      expect(response.ok).toBe(true);
      expect(await knownDeviceId(thief, email)).toBeNull();
      const kept = readDeviceCookie(cookieOf(response)?.split(';')[0] ?? '');
      expect(await knownDeviceId(kept, email)).not.toBeNull();
    },
  );

  it('is a stranger after its session alone was ended, until its next sign-in, and no other browser is', async () => {
    const owner = await createSignedIn();
    const { id, email } = owner.user;
    const stolen = await createActor(owner.user);
    const thief = await rememberDevice(null, email, stolen.actor.sessionId);
    const own = await rememberDevice(null, email, owner.actor.sessionId);
    const params = { id, sessionId: stolen.actor.sessionId };
    const path = 'DELETE /api/users/{id}/sessions/{sessionId}';
    expect((await call(path, { cookie: owner.cookie, params })).status).toBe(204);
    expect(await knownDeviceId(thief, email)).toBeNull();
    expect(await knownDeviceId(own, email)).not.toBeNull();
    const again = await createActor(owner.user);
    const next = await rememberDevice(thief, email, again.actor.sessionId);
    expect(await knownDeviceId(next, email)).not.toBeNull();
  });

  it('is a stranger also where another person signed in on it', async () => {
    const [owner, sibling] = await createPeople(2);
    const other = await rememberDevice(null, sibling.user.email, sibling.actor.sessionId);
    const cookie = await rememberDevice(other, owner.user.email, owner.actor.sessionId);
    const { sessionId } = owner.actor;
    await endSession(owner.actor, owner.user.id, sessionId);
    expect(await knownDeviceId(cookie, owner.user.email)).toBeNull();
    expect(await knownDeviceId(cookie, sibling.user.email)).not.toBeNull();
  });
});
