import { describe, expect, it, vi } from 'vitest';
import { knownDeviceId, rememberDevice } from '@/lib/auth/device-cookie';

const ali = 'ali@example.com';
const sana = 'sana@example.com';

describe('the device cookie', () => {
  it('knows the person who signed in here and nobody else', () => {
    const cookie = rememberDevice(null, ali);
    expect(knownDeviceId(cookie, ali)).toMatch(/^[0-9a-f]{32}$/);
    expect(knownDeviceId(cookie, sana)).toBeNull();
  });

  it('knows several people of one device, the latest five', () => {
    const people = Array.from({ length: 7 }, (_, i) => `person${i}@example.com`);
    const cookie = people.reduce<string | null>(rememberDevice, null);
    expect(people.map((email) => knownDeviceId(cookie, email) !== null)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('names two devices of one person differently', () => {
    const [phone, laptop] = [rememberDevice(null, ali), rememberDevice(null, ali)];
    expect(knownDeviceId(phone, ali)).not.toBe(knownDeviceId(laptop, ali));
  });

  it.each([
    ['nothing', ''],
    ['noise', 'x'.repeat(5_000)],
    ['a signature of its own', `${'0'.repeat(32)}.1800000000.${'0'.repeat(64)}`],
    ['separators', '~~~.~.~'],
  ])('made of %s knows nobody', (_, cookie) => {
    expect(knownDeviceId(cookie, ali)).toBeNull();
  });

  it('is forgotten 60 days after the sign-in, whatever the browser keeps and whoever writes another time into it', () => {
    const cookie = rememberDevice(null, ali);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 86_400_000 });
    expect(knownDeviceId(cookie, ali)).not.toBeNull();
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(knownDeviceId(cookie, ali)).toBeNull();
    const [nonce, , signature] = cookie.split('.');
    const later = `${nonce}.${Math.floor(Date.now() / 1_000)}.${signature}`;
    expect(knownDeviceId(later, ali)).toBeNull();
    vi.useRealTimers();
  });

  it('says nothing about whose it is', () => {
    expect(rememberDevice(null, ali)).toMatch(/^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/);
  });
});
