import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { addressKey, consumeRateLimit } from './rate-limiter';
import { RATE_LIMITS } from './rate-limits';

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

describe('a full bucket', () => {
  const fill = (key: string, endsInMs: number) =>
    pool.query('INSERT INTO rate_limits (key, points, expire) VALUES ($1, $2, $3)', [
      `write:${key}`,
      RATE_LIMITS.write.points,
      Date.now() + endsInMs,
    ]);

  it('refuses until its window ends', async () => {
    await fill('u1', 50_000);
    await expect(consumeRateLimit('write', 'u1')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('of a process whose clock was an hour ahead locks nobody out', async () => {
    await fill('u2', 3_650_000);
    await consumeRateLimit('write', 'u2');
    const { rows } = await pool.query("SELECT points FROM rate_limits WHERE key = 'write:u2'");
    expect(rows).toEqual([{ points: 1 }]);
  });
});
