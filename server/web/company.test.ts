import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Company } from '@/server/web/company';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows whether another address has made requests recently', () => {
  const company = new Company(2_000);
  for (let count = 0; count < 3; count += 1) company.note('a');
  expect([company.has('a'), company.has('b')]).toEqual([false, true]);
  company.note('b');
  company.note('b');
  expect([company.has('a'), company.has('b')]).toEqual([true, true]);
  vi.advanceTimersByTime(1_500);
  company.note('a');
  vi.advanceTimersByTime(600);
  expect([company.has('a'), company.has('b')]).toEqual([false, true]);
});
