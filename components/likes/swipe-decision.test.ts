import { describe, expect, it } from 'vitest';
import { decisionOf, leaningOf } from '@/components/likes/swipe-decision';

describe('releasing a card', () => {
  it.each([
    ['far right', { dx: 111, dy: 0, velocityX: 0 }, 'like'],
    ['far left', { dx: -111, dy: 40, velocityX: 0 }, 'skip'],
    ['not far enough', { dx: 110, dy: 0, velocityX: 0 }, null],
    ['right in a short fling', { dx: 31, dy: 0, velocityX: 0.61 }, 'like'],
    ['left in a short fling', { dx: -31, dy: 0, velocityX: -0.61 }, 'skip'],
    ['slowly and not far', { dx: 60, dy: 0, velocityX: 0.2 }, null],
    ['right and then flung back left', { dx: 60, dy: 0, velocityX: -2 }, null],
    ['far up', { dx: 20, dy: -141, velocityX: 0 }, 'super'],
    ['up, but more to the side', { dx: 180, dy: -150, velocityX: 0 }, 'like'],
    ['down', { dx: 0, dy: 300, velocityX: 0 }, null],
    ['not at all', { dx: 0, dy: 0, velocityX: 0 }, null],
  ] as const)('when dragged %s', (_name, swipe, expected) => {
    expect(decisionOf(swipe)).toBe(expected);
  });

  it('progresses towards one decision at a time, never beyond 1', () => {
    expect(leaningOf(55, 0)).toEqual({ like: 0.5, skip: 0, super: 0 });
    expect(leaningOf(-999, 0)).toEqual({ like: 0, skip: 1, super: 0 });
    expect(leaningOf(10, -70)).toEqual({ like: 0, skip: 0, super: 0.5 });
    expect(leaningOf(0, 50)).toEqual({ like: 0, skip: 0, super: 0 });
  });
});
