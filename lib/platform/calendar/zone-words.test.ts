import { expect, it } from 'vitest';
import { sameClock, zoneWords } from './zone-words';

const winter = new Date('2027-01-10T12:00:00Z');
const summer = new Date('2027-07-10T12:00:00Z');

it('names a zone by its city, or by its offset if it has none', () => {
  expect(zoneWords('Asia/Dubai', winter)).toBe('Dubai time');
  expect(zoneWords('America/New_York', winter)).toBe('New York time');
  expect(zoneWords('America/Argentina/Buenos_Aires', winter)).toBe('Buenos Aires time');
  expect(zoneWords('UTC', winter)).toBe('UTC');
  expect(zoneWords('Etc/GMT-5', winter)).toBe('GMT+5');
});

it('compares the local times of two zones at the given instant, not their names', () => {
  expect(sameClock('Asia/Karachi', 'Asia/Tashkent', winter)).toBe(true);
  expect(sameClock('Asia/Karachi', 'Asia/Dubai', winter)).toBe(false);
  expect(sameClock('Europe/London', 'Africa/Abidjan', winter)).toBe(true);
  expect(sameClock('Europe/London', 'Africa/Abidjan', summer)).toBe(false);
});
