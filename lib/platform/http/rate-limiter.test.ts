import { describe, expect, it } from 'vitest';
import { addressKey } from './rate-limiter';

describe('the rate limit key of an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', 'a2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', 'a2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', 'a2001:db8:1:2::/64'],
    ['2001:db8::1', 'a2001:db8:0:0::/64'],
    ['::1', 'a0:0:0:0::/64'],
    ['fe80::1%eth0', 'afe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', 'a203.0.113.9'],
    ['203.0.113.9', 'a203.0.113.9'],
    ['unknown', 'aunknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
