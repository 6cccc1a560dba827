import { describe, expect, it, vi } from 'vitest';
import { knownDeviceId, rememberDevice } from '@/lib/platform/auth/device-cookie';

const ali = 'ali@example.com';
const sana = 'sana@example.com';

describe('the device cookie', () => {
  it('recognises the person who signed in here and nobody else', () => {
    const cookie = rememberDevice(null, ali);
    expect(knownDeviceId(cookie, ali)).toMatch(/^[0-9a-f]{32}$/);
    expect(knownDeviceId(cookie, sana)).toBeNull();
  });

  it('recognises the last five people who signed in on a device', () => {
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

  it('gives two devices of one person different names', () => {
    const [phone, laptop] = [rememberDevice(null, ali), rememberDevice(null, ali)];
    expect(knownDeviceId(phone, ali)).not.toBe(knownDeviceId(laptop, ali));
  });

  it.each([
    ['an empty value', ''],
    ['random text', 'x'.repeat(5_000)],
    ['a made-up signature', `${'0'.repeat(32)}.1800000000.${'0'.repeat(64)}`],
    ['bare separators', '~~~.~.~'],
  ])('recognises nobody from %s', (_, cookie) => {
    expect(knownDeviceId(cookie, ali)).toBeNull();
  });

  it('expires 30 days after the sign-in, even if the browser keeps it or its time is changed', () => {
    const cookie = rememberDevice(null, ali);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    expect(knownDeviceId(cookie, ali)).not.toBeNull();
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(knownDeviceId(cookie, ali)).toBeNull();
    const [nonce, , signature] = cookie.split('.');
    const later = `${nonce}.${Math.floor(Date.now() / 1_000)}.${signature}`;
    expect(knownDeviceId(later, ali)).toBeNull();
    vi.useRealTimers();
  });

  it('does not reveal its owner', () => {
    expect(rememberDevice(null, ali)).toMatch(/^[0-9a-f]{32}\.\d{10}\.[0-9a-f]{64}$/);
  });
});
