import { expect, it } from 'vitest';
import { Pace } from '@/server/web/pace';

const create = (changed = {}) =>
  new Pace({
    pointsMax: 10,
    pointsPerSecond: 100,
    hasCompany: () => true,
    waitingMaxPerAddress: 3,
    waitingMax: 4,
    waitMsMax: 1_000,
    everyMs: 5,
    isBusy: () => true,
    ...changed,
  });
const here = () => false;

it('lets a single address use the full rate', () => {
  const pace = create({ hasCompany: () => false });
  for (let count = 0; count < 100; count += 1) expect(pace.enter('a', 10, here)).toBe(true);
});

it('delays nobody while the rate is enough for all', () => {
  const pace = create({ isBusy: () => false });
  for (let count = 0; count < 100; count += 1) expect(pace.enter('a', 10, here)).toBe(true);
});

it('delays only the address that has used its share while another one asks', async () => {
  const pace = create();
  expect(pace.enter('a', 10, here)).toBe(true);
  const began = performance.now();
  const waits = pace.enter('a', 10, here);
  expect(waits).toBeInstanceOf(Promise);
  expect(pace.enter('b', 5, here)).toBe(true);
  expect(await waits).toBe(true);
  // Ten points accumulate in a tenth of a second.
  expect(performance.now() - began).toBeGreaterThan(80);
});

it('refuses when too many requests wait, per address or in total', async () => {
  const pace = create();
  void pace.enter('b', 10, here);
  void pace.enter('a', 10, here);
  const waiting = [1, 2, 3].map(() => pace.enter('a', 1, here));
  expect(pace.enter('a', 1, here)).toBe(false);
  const other = pace.enter('b', 1, here);
  expect(other).toBeInstanceOf(Promise);
  expect(pace.enter('c', 100, here)).toBe(false);
  expect(await Promise.all([...waiting, other])).toEqual([true, true, true, true]);
});

it('refuses requests that waited too long, and takes no points for clients that disconnected', async () => {
  const pace = create({ pointsPerSecond: 1, waitMsMax: 30 });
  void pace.enter('a', 10, here);
  expect(await pace.enter('a', 10, here)).toBe(false);
  const left = create();
  void left.enter('a', 10, here);
  expect(await left.enter('a', 10, () => true)).toBe(false);
});
