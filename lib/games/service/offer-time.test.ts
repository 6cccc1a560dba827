import { expect, it } from 'vitest';
import { offerTime } from './offer-seat';

const LAHORE = 'Asia/Karachi';
const at = (time: string) => new Date(`2027-03-10T${time}:00+05:00`);
const EARLY = new Date('2027-03-09T23:30:00+05:00');

/** Free at, start, notified at, until; in Lahore's time. */
const BANDS: [Date, Date, Date, Date][] = [
  // Twelve hours, and each end of the bands
  [at('08:00'), at('20:00'), at('08:00'), at('10:00')],
  [at('13:59'), at('20:00'), at('13:59'), at('15:59')],
  [at('14:00'), at('20:00'), at('14:00'), at('14:30')],
  [at('17:59'), at('20:00'), at('17:59'), at('18:29')],
  [at('18:00'), at('20:00'), at('18:00'), at('18:10')],
  [at('19:55'), at('20:00'), at('19:55'), at('20:00')],
  // At night for a game after noon: in the morning
  [at('02:00'), at('12:01'), at('07:00'), at('07:30')],
  [at('06:59'), at('18:00'), at('07:00'), at('09:00')],
  // For a game in the morning, or the same night: at once
  [at('02:00'), at('12:00'), at('02:00'), at('04:00')],
  [at('06:59'), at('10:00'), at('06:59'), at('07:29')],
  [EARLY, at('08:00'), EARLY, at('01:30')],
  [at('22:10'), at('23:30'), at('22:10'), at('22:20')],
  [at('07:00'), at('18:00'), at('07:00'), at('09:00')],
];

it.each(BANDS)('a seat that is free at %s of a game at %s', (now, startsAt, notifyAt, until) => {
  expect(offerTime(startsAt, LAHORE, now)).toEqual({ notifyAt, until });
});

it('is theirs at once more than twelve hours before the start', () => {
  expect(offerTime(at('20:00'), LAHORE, at('07:59'))).toBeNull();
});

it('goes by the night of the person, not of the place', () => {
  expect(offerTime(at('13:00'), 'Asia/Tokyo', at('03:00'))?.notifyAt).toEqual(at('03:00'));
});
