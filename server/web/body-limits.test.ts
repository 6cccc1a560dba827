import { expect, it } from 'vitest';
import { operations } from '@/app/api/openapi.json/operations';
import { bodyLimitOf } from '@/server/web/body-limits';

const bodies = operations.flatMap(({ path, handlers }) =>
  Object.entries(handlers)
    .filter(([method]) => method !== 'GET')
    .map(([method, { spec }]) => ({
      name: `${method} ${path}`,
      url: `${path.replaceAll(/\{\w+\}/g, '12')}?a=1`,
      bytesMax: spec.multipart?.bytesMax ?? 0,
    })),
);

it.each(bodies.filter(({ bytesMax }) => bytesMax > 0))(
  'lets the pictures of $name in',
  ({ url, bytesMax }) => {
    expect(bodyLimitOf(url)).toBeGreaterThanOrEqual(bytesMax);
  },
);

// Of an address whose other methods take pictures the limit is theirs; each route counts for itself.
const uploads = new Set(bodies.filter(({ bytesMax }) => bytesMax > 0).map(({ url }) => url));

it.each(bodies.filter(({ url }) => !uploads.has(url)))(
  'cuts the body of $name at half a megabyte',
  ({ url }) => {
    expect(bodyLimitOf(url)).toBe(512 * 1024);
  },
);

it.each([
  ['/ws?EIO=4&transport=polling', 64 * 1024],
  ['/api/auth/callback/credentials', 512 * 1024],
  ['/venue/1', 512 * 1024],
  ['/_next/static/x.js', 512 * 1024],
])('cuts the body of %s at %i bytes', (url, bytes) => {
  expect(bodyLimitOf(url)).toBe(bytes);
});
