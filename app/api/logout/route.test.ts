import { expect, it } from 'vitest';
import { findSession } from '@/lib/auth/session-store';
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
  ['a link of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['our page on a plain http address', { referer: 'http://localhost:3000/profile' }],
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
  [
    'a page of a neighbouring host',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
  ],
  ['a picture in our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  [
    'a page fetched ahead of a press',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' },
  ],
  ['another site, told by its referrer alone', { referer: 'http://evil.test/localhost:3000' }],
  ['nobody knows who', {}],
])('%s changes nothing and ends at the start page', async (_, headers) => {
  const { token, cookie } = await createSignedIn();
  const response = await logout(cookie, headers);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await findSession(token)).not.toBeNull();
});

it('is no error for somebody who is signed out already', async () => {
  const response = await logout('', { 'sec-fetch-site': 'same-origin' });
  expect(response.status).toBe(303);
});
