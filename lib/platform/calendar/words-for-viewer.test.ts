import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { texts } from '@/lib/bookings/server-texts';
import { wordsForViewer } from '@/lib/platform/calendar/words-for-viewer';
import { say } from '@/lib/platform/language/say';

beforeAll(() => {
  addAllTexts();
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') });
});
afterAll(() => void vi.useRealTimers());

const said = say(texts, 'requested', {
  other: 'Ali',
  startsAt: '2026-11-28T03:00:00.000Z',
  timeZone: 'America/St_Johns',
});

it.each([
  ['America/St_Johns', 'Fri 27 Nov, 23:30'],
  ['Asia/Karachi', "Fri 27 Nov, 23:30 St John's time (Sat 08:00 for you)"],
  ['Asia/Kathmandu', "Fri 27 Nov, 23:30 St John's time (Sat 08:45 for you)"],
  ['Pacific/Auckland', "Fri 27 Nov, 23:30 St John's time (Sat 16:00 for you)"],
  ['America/New_York', "Fri 27 Nov, 23:30 St John's time (22:00 for you)"],
])('what is sent to a person in %s has their own time too', (timeZone, when) => {
  expect(wordsForViewer(said, { language: 'en', timeZone, dateStyle: null })).toBe(
    `Ali asks for a session on ${when}.`,
  );
});

it('writes dates as the person reads them', () => {
  const viewer = { timeZone: 'Asia/Karachi', dateStyle: 'm12' };
  expect(wordsForViewer(said, { language: 'en', ...viewer })).toBe(
    "Ali asks for a session on Fri, Nov 27, 11:30\u{a0}PM St John's time (Sat 8:00\u{a0}AM for you).",
  );
  const urdu = wordsForViewer(said, { language: 'ur', ...viewer });
  expect(urdu).toContain('\u206611:30\u{a0}PM\u2069');
  expect(urdu).toContain('\u20668:00\u{a0}AM\u2069');
});

it('in Urdu as in English', () => {
  const words = wordsForViewer(said, {
    language: 'ur',
    timeZone: 'Asia/Karachi',
    dateStyle: null,
  });
  expect(words).toContain('آپ کے ہاں ہفتہ');
  expect(words).toContain('08:00');
});

it('on both sides of a change of the clocks', () => {
  const at = (startsAt: string) =>
    wordsForViewer(say(texts, 'requested', { other: 'Ali', startsAt, timeZone: 'Europe/London' }), {
      language: 'en',
      timeZone: 'Asia/Karachi',
      dateStyle: null,
    });
  expect(at('2027-03-27T18:00:00.000Z')).toContain('18:00 London time (23:00 for you)');
  expect(at('2027-03-28T18:00:00.000Z')).toContain('19:00 London time (23:00 for you)');
});
