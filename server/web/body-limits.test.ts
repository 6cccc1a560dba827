import { expect, it } from 'vitest';
import { operations } from '@/app/api/openapi.json/operations';
import { bodyLimitOf } from '@/server/web/body-limits';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'];

const paths = operations.map(({ path, handlers }) => ({
  path,
  url: `${path.replaceAll(/\{\w+\}/g, '12')}?a=1`,
  bytesMaxOf: (method: string) =>
    Object.entries(handlers).find(([name]) => name === method)?.[1].spec.multipart?.bytesMax ?? 0,
}));
const calls = paths.flatMap(({ path, url, bytesMaxOf }) =>
  METHODS.map((method) => ({ method, path, url, bytesMax: bytesMaxOf(method) })),
);
const uploads = calls.filter(({ bytesMax }) => bytesMax > 0);

it.each(uploads)('accepts the pictures of $method $path', ({ method, url, bytesMax }) => {
  expect(bodyLimitOf(method, url)).toBeGreaterThanOrEqual(bytesMax);
});

it('limits the body of every other call to half a megabyte, by method', () => {
  const others = calls.filter(({ bytesMax }) => bytesMax === 0);
  const long = others.filter(({ method, url }) => bodyLimitOf(method, url) !== 512 * 1024);
  expect(long.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(others.length).toBeGreaterThan(1_000);
});

it.each(['mine', 'saved', 'x', '12x', '1/2', '%31', '12345678901', ''])(
  'accepts no pictures when the id in the path is %j',
  (id) => {
    const long = uploads.filter(
      ({ method, path }) =>
        /\{/.test(path) && bodyLimitOf(method, path.replaceAll(/\{\w+\}/g, id)) !== 512 * 1024,
    );
    expect(long).toEqual([]);
  },
);

it.each([
  ['/ws?EIO=4&transport=polling', 64 * 1024],
  ['/api/auth/callback/credentials', 512 * 1024],
  ['/venue/1', 512 * 1024],
  ['/_next/static/x.js', 512 * 1024],
])('limits the body of %s to %i bytes', (url, bytes) => {
  for (const method of METHODS) expect(bodyLimitOf(method, url)).toBe(bytes);
});
