import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { skippedLaterWords, typedClockWords } from './typed-clock';

describe('whose clock a typed time is on', () => {
  const now = Date.parse('2026-11-24T09:00:00Z');
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const said = (time: string, timeZone: string, date = '2026-11-28') =>
    typedClockWords({ date, time }, { timeZone, viewerZone: 'Asia/Karachi', now });

  it.each([
    ['18:30', 'Asia/Karachi', null],
    ['18:30', 'Asia/Tashkent', null],
    ['18:30', 'Europe/London', 'Sat 28 Nov, 18:30 London time · 23:30 for you'],
    ['23:30', 'America/St_Johns', "Sat 28 Nov, 23:30 St John's time · Sun 08:00 for you"],
    ['', 'Europe/London', 'London time'],
    ['', 'Asia/Karachi', null],
  ])('%s in %s: %s', (time, timeZone, words) => {
    expect(said(time, timeZone)).toBe(words);
  });

  it('says that the clocks skip it', () => {
    const skipped = 'The clocks there skip 01:30 on that day. Choose another time.';
    expect(said('01:30', 'Europe/London', '2027-03-28')).toBe(skipped);
    // Also for people who live there.
    const there = { timeZone: 'Europe/London', viewerZone: 'Europe/London', now };
    expect(typedClockWords({ date: '2027-03-28', time: '01:30' }, there)).toBe(skipped);
    expect(typedClockWords({ date: '2027-03-28', time: '02:30' }, there)).toBeNull();
  });
});

it.each([
  ['Europe/London', '2026-10-25', '01:30', true],
  ['Europe/London', '2026-10-25', '02:30', false],
  ['Europe/London', '2026-10-24', '01:30', false],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', true],
])('in %s on %s at %s the clocks show the time twice: %s', (timeZone, date, time, twice) => {
  const words = typedClockWords({ date, time }, { timeZone, viewerZone: timeZone, now: 0 });
  const said = `The clocks there show ${time} twice on that day. The first is meant.`;
  expect(words).toBe(twice ? said : null);
});

it.each([
  ['01:30', ['2027-03-21'], null],
  ['02:00', ['2027-03-21', '2027-03-28'], null],
  ['', ['2027-03-28'], null],
  [
    '01:30',
    ['2027-03-21', '2027-03-28', '2028-03-26'],
    'On Sun, 28 Mar 2027 the clocks there skip 01:30: it starts at 02:30 that day.',
  ],
])('%s on %j in London: %s', (time, later, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z'), toFake: ['Date'] });
  expect(skippedLaterWords(time, later, 'Europe/London')).toBe(words);
  vi.useRealTimers();
});
