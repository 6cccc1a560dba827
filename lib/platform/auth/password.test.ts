import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '@/lib/platform/auth/password';

describe('passwords', () => {
  it('are hashed with argon2id and the parameters that OWASP recommends', async () => {
    expect(await hashPassword('a good one')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match only themselves', async () => {
    const hash = await hashPassword('a good one');
    expect(await verifyPassword(hash, 'a good one')).toBe(true);
    expect(await verifyPassword(hash, 'A good one')).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
  });

  it('match in any Unicode normalization', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await verifyPassword(hash, 'cafe\u0301 au lait')).toBe(true);
  });

  it('never match for an unknown person, not even the decoy hash', async () => {
    expect(await verifyPassword(null, 'a password that nobody has')).toBe(false);
  });

  it('are all verified correctly under load', async () => {
    const hash = await hashPassword('a good one');
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, i) => verifyPassword(hash, i % 2 ? 'a good one' : 'wrong')),
    );
    expect(results).toEqual([false, true, false, true, false, true, false, true]);
  });
});
