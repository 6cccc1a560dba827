import { expect, it } from 'vitest';
import { GET } from './route';

it('names a contact and an end, as RFC 9116 requires', async () => {
  const response = GET();
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/);
  const ends = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(ends).toBeGreaterThan(30 * 86_400_000);
  expect(ends).toBeLessThan(365 * 86_400_000);
  expect(fields.get('Preferred-Languages')).toBe('en, ur');
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
});
