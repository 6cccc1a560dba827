import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key';

afterEach(() => vi.unstubAllGlobals());

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is a UUID, each time another', () => {
  expect(newKey()).toMatch(UUID_4);
  expect(newKey()).not.toBe(newKey());
});

it('is one where the page came over plain HTTP', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(UUID_4);
  expect(newKey()).not.toBe(newKey());
});
