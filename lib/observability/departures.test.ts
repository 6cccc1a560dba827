import { expect, it, vi } from 'vitest';
import { noteDepartures } from '@/lib/observability/departures';

const withCode = (code: string) => Object.assign(new Error(`write ${code}`), { code });

it('does not print a browser that left its live connection as an error', () => {
  const error = vi.fn();
  const target = { error };
  noteDepartures(target);
  target.error('Failed to proxy http://127.0.0.1:1/ws', withCode('EPIPE'));
  target.error('Failed to proxy http://127.0.0.1:1/ws', withCode('ECONNRESET'));
  expect(error).not.toHaveBeenCalled();
});

it('prints everything else as it was given', () => {
  const error = vi.fn();
  const target = { error };
  noteDepartures(target);
  const given: unknown[][] = [
    ['Failed to proxy http://127.0.0.1:1/ws', withCode('ECONNREFUSED')],
    ['Failed to read', withCode('EPIPE')],
    [withCode('EPIPE')],
    ['Failed to proxy http://127.0.0.1:1/ws', 'EPIPE'],
  ];
  for (const line of given) target.error(...line);
  expect(error.mock.calls).toEqual(given);
});
