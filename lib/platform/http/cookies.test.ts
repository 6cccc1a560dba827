import { expect, it } from 'vitest';
import { parseCookies, serializeCookie } from '@/lib/platform/http/cookies';

it('reads back a cookie that it wrote', () => {
  const cookie = serializeCookie('name', 'a~b|c; d', {
    path: '/',
    maxAgeSeconds: 60,
    secure: true,
  });
  expect(cookie).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  expect(parseCookies(cookie.split('; Path')[0] ?? '')).toEqual({ name: 'a~b|c; d' });
});

it('skips cookies that it cannot decode', () => {
  expect(parseCookies('a=1; broken; =x; bad=%E0%A4%A; __proto__=y; b=2')).toEqual({
    a: '1',
    b: '2',
  });
  expect(parseCookies(null)).toEqual({});
});
