import { toInstant, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { city } from '@/lib/platform/city/city';

const ADULT_AGE = 18;
const AGE_MAX = 120;

/** The year in the city. */
export const thisYear = (now = new Date()): number =>
  Number(toWallTime(now, city().timeZone).date.slice(0, 4));

/**
 * The age that a person has surely reached, by the year of birth alone: the birthday of this year may be still to come, so it does not
 * count until the next year begins in the city's zone. Born in 2008 is 'under 18' until the end of 2026, and 18 from 1 January 2027 on.
 * The least age of an installation is compared with the same age.
 */
export const sureAge = (birthYear: number, now?: Date): number => thisYear(now) - birthYear - 1;

export const isUnder18 = (birthYear: number, now?: Date): boolean =>
  sureAge(birthYear, now) < ADULT_AGE;

/** The instant from which the person is surely 18. `users.adult_from` has it, so that statements need no zone and no year. */
export const adultFrom = (birthYear: number): Date =>
  toInstant({ date: `${birthYear + ADULT_AGE + 1}-01-01`, time: '00:00' }, city().timeZone);

export const isOldEnough = (birthYear: number): boolean => sureAge(birthYear) >= city().leastAge;

export const isBirthYear = (birthYear: number): boolean =>
  birthYear <= thisYear() && birthYear >= thisYear() - AGE_MAX;

/** The columns of a stated year. */
export const ageColumns = (birthYear: number) => ({ birthYear, adultFrom: adultFrom(birthYear) });
