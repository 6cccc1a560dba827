import { describe, expect, it, vi } from 'vitest';
import { knownDeviceId, readDeviceCookie, rememberDevice } from '@/lib/platform/auth/device-cookie';
import { hashPassword } from '@/lib/platform/auth/password';
import { createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

const ali = 'ali@example.com';
const sana = 'sana@example.com';

describe('the device cookie', () => {
  it('recognises the person who signed in here and nobody else', async () => {
    const cookie = await rememberDevice(null, ali);
    expect(await knownDeviceId(cookie, ali)).toMatch(/^[0-9a-f]{32}$/);
    expect(await knownDeviceId(cookie, sana)).toBeNull();
  });

  it('recognises the last five people who signed in on a device', async () => {
    const people = Array.from({ length: 7 }, (_, i) => `person${i}@example.com`);
    let cookie: string | null = null;
    for (const email of people) cookie = await rememberDevice(cookie, email);
    const known = await Promise.all(people.map((email) => knownDeviceId(cookie, email)));
    expect(known.map((id) => id !== null)).toEqual([false, false, true, true, true, true, true]);
  });

  it('gives two devices of one person different names', async () => {
    const [phone, laptop] = [await rememberDevice(null, ali), await rememberDevice(null, ali)];
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
    const cookie = await rememberDevice(null, ali);
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
    expect(await rememberDevice(null, ali)).toMatch(/^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/);
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
      const thief = await rememberDevice(null, email);
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
});
