import { expect, it } from 'vitest';
import { findSession } from '@/lib/platform/auth/session-store';
import { createSignedIn } from '@/tests/factories/sessions';
import { GET } from './route';

function logout(cookie: string, headers: Record<string, string>): Promise<Response> {
  return GET(
    new Request('http://localhost:3000/api/logout', {
      headers: { host: 'localhost:3000', cookie, ...headers },
    }),
  );
}

it.each([
  ['a link on our own site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['a URL typed by hand', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['our own page over plain http', { referer: 'http://localhost:3000/profile' }],
])('%s signs out', async (_, headers) => {
  const { token, cookie } = await createSignedIn();
  const response = await logout(cookie, headers);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(await findSession(token)).toBeNull();
  const cleared = response.headers.getSetCookie();
  expect(cleared).toHaveLength(1);
  expect(cleared.every((each) => /session-token=;.*Max-Age=0/.test(each))).toBe(true);
});

it.each([
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a page on a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
  ['an image in our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  [
    'a prefetch',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' },
  ],
  ['another site, known only by its referrer', { referer: 'http://evil.test/localhost:3000' }],
  ['an unknown origin', {}],
])('%s changes nothing and redirects to the home page', async (_, headers) => {
  const { token, cookie } = await createSignedIn();
  const response = await logout(cookie, headers);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await findSession(token)).not.toBeNull();
});

it('is no error when already signed out', async () => {
  const response = await logout('', { 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(303);
});
