import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from '@/server/realtime/pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('delivers a single message at once', () => {
  const done: number[] = [];
  const carry = paced((n: number) => done.push(n));
  for (const n of [1, 2, 3]) {
    carry(n);
    vi.advanceTimersByTime(1);
    expect(done).toHaveLength(n);
    vi.advanceTimersByTime(100);
  }
});

it('delivers a burst together and in order, and loses nothing', () => {
  const turns: number[][] = [];
  let turn: number[] = [];
  const carry = paced((n: number) => turn.push(n));
  for (let n = 0; n < 100; n += 1) {
    carry(n);
    vi.advanceTimersByTime(1);
    if (turn.length > 0) turns.push(turn);
    turn = [];
  }
  vi.advanceTimersByTime(100);
  turns.push(turn);
  expect(turns.flat()).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(turns.length).toBeLessThan(10);
});
