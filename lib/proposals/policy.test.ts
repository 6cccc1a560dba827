import { describe, expect, it } from 'vitest';
import { slotBit } from '@/lib/users/policy';
import { canPropose, suitableStarts } from './policy';

it.each([
  [true, 1, true],
  [true, 0, false],
  [false, 1, false],
])('connected: %s, sports in common: %i, may propose: %s', (connected, sportsInCommon, may) => {
  expect(canPropose({ connected, sportsInCommon })).toBe(may);
});

describe('the times', () => {
  // A Wednesday.
  const now = new Date('2026-11-25T10:00:00Z');
  const starts = (own: number, busy: { startsAt: Date; endsAt: Date }[] = []) =>
    suitableStarts({ now, timeZone: 'Asia/Karachi', own, busy }).map((start) =>
      start.toISOString().slice(0, 16),
    );
  const monday = slotBit(0, 'morning');
  const friday = slotBit(4, 'evening');
  const saturday = slotBit(5, 'afternoon');

  it('are the next evenings for somebody who said nothing', () => {
    expect(starts(0)).toEqual(['2026-11-26T14:00', '2026-11-27T14:00', '2026-11-28T14:00']);
  });

  it('are those that whoever asks has named', () => {
    expect(starts(monday)).toEqual(['2026-11-30T03:00', '2026-12-07T03:00']);
    expect(starts(friday | saturday)).toEqual([
      '2026-11-27T14:00',
      '2026-11-28T10:00',
      '2026-12-04T14:00',
    ]);
  });

  it('are not those at which they play', () => {
    const startsAt = new Date('2026-11-27T15:00:00Z');
    const busy = [{ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }];
    expect(starts(friday, busy)).toEqual(['2026-12-04T14:00']);
    const before = [{ startsAt: now, endsAt: new Date('2026-11-27T14:00:00Z') }];
    expect(starts(friday, before)).toContain('2026-11-27T14:00');
  });
});
