import { describe, expect, it } from 'vitest';
import { DEFAULT_COUNTRY } from './default-country';
import {
  ADD_VENUE_COUNTRIES,
  AREAS_BY_CITY,
  areasOfCity,
  citiesOfCountry,
  FILTER_COUNTRIES,
} from './fixed-lists';

describe('the lists of countries, cities and areas', () => {
  it('name the ten countries of the form in its order, with Lahore first in Pakistan', () => {
    expect(ADD_VENUE_COUNTRIES.map(({ name }) => name)).toEqual([
      'Pakistan',
      'India',
      'Bangladesh',
      'Sri Lanka',
      'United States',
      'United Kingdom',
      'Canada',
      'Australia',
      'UAE',
      'Saudi Arabia',
    ]);
    expect(citiesOfCountry(DEFAULT_COUNTRY)[0]).toBe('Lahore');
    for (const { cities } of ADD_VENUE_COUNTRIES) {
      expect(cities.length).toBeGreaterThanOrEqual(8);
      expect(cities.length).toBeLessThanOrEqual(12);
      expect(new Set(cities).size).toBe(cities.length);
    }
  });

  it('offer about eighty countries in the filter, including the ten, alphabetically', () => {
    const names = FILTER_COUNTRIES.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(78);
    expect(names.length).toBeLessThanOrEqual(86);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(ADD_VENUE_COUNTRIES.map(({ name }) => name)));
  });

  it('have areas for seven cities and for no other text', () => {
    expect(Object.keys(AREAS_BY_CITY).sort()).toEqual([
      'Delhi',
      'Dubai',
      'Islamabad',
      'Karachi',
      'Lahore',
      'Mumbai',
      'Rawalpindi',
    ]);
    expect(areasOfCity('Lahore')).toContain('Gulberg');
    expect(areasOfCity('Multan')).toEqual([]);
    expect(areasOfCity('constructor')).toEqual([]);
  });
});
