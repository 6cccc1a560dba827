import { describe, expect, it } from 'vitest';
import { setCity } from '@/lib/platform/city/city';
import { adultFrom, isOldEnough, isUnder18, sureAge, thisYear } from './age';

describe('the age that a person has surely reached', () => {
  it.each([
    ['the whole year of the 18th birthday', '2026-06-15T12:00Z', 2008, 17, true],
    ['its last minute in the city', '2026-12-31T18:59Z', 2008, 17, true],
    ['the first minute of the next', '2026-12-31T19:00Z', 2008, 18, false],
    ['a grown-up', '2026-06-15T12:00Z', 1990, 35, false],
    ['a child', '2026-06-15T12:00Z', 2014, 11, true],
  ])('%s', (_case, now, birthYear, age, under18) => {
    const at = new Date(now);
    expect(sureAge(birthYear, at)).toBe(age);
    expect(isUnder18(birthYear, at)).toBe(under18);
    expect(adultFrom(birthYear) > at).toBe(under18);
  });

  it('is compared with the least age of the installation', () => {
    const born = (age: number) => thisYear() - age - 1;
    expect([isOldEnough(born(16)), isOldEnough(born(15))]).toEqual([true, false]);
    setCity({ leastAge: 13 });
    expect([isOldEnough(born(13)), isOldEnough(born(12))]).toEqual([true, false]);
    setCity({});
  });
});
