import { describe, expect, it } from 'vitest';
import { countryName } from './country-name';
import otherNames from './data/other-country-names.json' with { type: 'json' };
import { homeCountry } from './default-country';
import {
  ADD_VENUE_COUNTRIES,
  AREAS_BY_CITY,
  areasOfCity,
  citiesOfCountry,
  FILTER_COUNTRIES,
} from './fixed-lists';
import { FORM_COUNTRIES } from './form-countries';

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
    expect(citiesOfCountry(homeCountry())[0]).toBe('Lahore');
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

  it('offer every country of the gazetteer in forms, by the names that venues are stored with', () => {
    expect(FORM_COUNTRIES.slice(0, 10)).toEqual(ADD_VENUE_COUNTRIES.map(({ name }) => name));
    expect(FORM_COUNTRIES).toEqual(expect.arrayContaining(['Kenya', 'Portugal', 'Fiji', 'Canada']));
    expect(new Set(FORM_COUNTRIES).size).toBe(FORM_COUNTRIES.length);
    for (const [code, name] of Object.entries(otherNames)) expect(countryName(code)).toBe(name);
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
