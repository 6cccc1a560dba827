import { expect, it } from 'vitest';
import { LOOKS_NO_MORE } from '@/lib/platform/auth/looking-around';
import { requestTo } from '@/tests/factories/requests';
import { GET } from './route';

const locationFor = (returnTo: string) =>
  GET(requestTo(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)).headers.get('location');

it('redirects to the sign-in page by a relative URL', () => {
  const response = GET(requestTo('/api/login'));
  expect([response.status, response.headers.get('location')]).toEqual([307, '/sign-in']);
});

it('passes on the return path', () => {
  expect(locationFor('/venues?city=Lahore&page=2')).toBe(
    '/sign-in?callbackUrl=%2Fvenues%3Fcity%3DLahore%26page%3D2',
  );
});

it('ends looking around, so that a newcomer gets the wizard', () => {
  expect(GET(requestTo('/api/login')).headers.get('set-cookie')).toBe(LOOKS_NO_MORE);
});
