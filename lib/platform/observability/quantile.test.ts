import { expect, it } from 'vitest';
import { quantileOf } from './quantile';

const buckets = (...counts: number[]) =>
  [1, 2, 4, Number.POSITIVE_INFINITY].map((bucket, index) => ({
    bucket,
    count: counts[index] ?? 0,
  }));

it.each([
  [buckets(0, 0, 0, 0), null],
  [buckets(4, 4, 4, 4), 0.75],
  [buckets(0, 4, 4, 4), 1.75],
  [buckets(1, 2, 4, 4), 3],
  // Most were beyond the last limit.
  [buckets(0, 0, 1, 4), 4],
  [[], null],
])('the value of three quarters of %j is %d', (counted, value) => {
  expect(quantileOf(0.75, counted)).toBe(value);
});
