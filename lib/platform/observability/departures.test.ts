import { expect, it, vi } from 'vitest';
import { logDepartures } from '@/lib/platform/observability/departures';

const withCode = (code: string) => Object.assign(new Error(`write ${code}`), { code });

it('does not print an error when a browser closes its connection', () => {
  const error = vi.fn();
  const target = { error };
  logDepartures(target);
  target.error('Failed to proxy http://127.0.0.1:1/ws', withCode('EPIPE'));
  target.error('Failed to proxy http://127.0.0.1:1/ws', withCode('ECONNRESET'));
  expect(error).not.toHaveBeenCalled();
});

it('prints everything else unchanged', () => {
  const error = vi.fn();
  const target = { error };
  logDepartures(target);
  const given: unknown[][] = [
    ['Failed to proxy http://127.0.0.1:1/ws', withCode('ECONNREFUSED')],
    ['Failed to read', withCode('EPIPE')],
    [withCode('EPIPE')],
    ['Failed to proxy http://127.0.0.1:1/ws', 'EPIPE'],
  ];
  for (const line of given) target.error(...line);
  expect(error.mock.calls).toEqual(given);
});
