import { describe, expect, it } from 'vitest';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import { editDistance } from './edit-distance';
import {
  ADD_VENUE_COUNTRIES,
  AREAS_BY_CITY,
  areasOfCity,
  citiesOfCountry,
  DEFAULT_COUNTRY,
  FILTER_COUNTRIES,
} from './fixed-lists';
import { foldKey, foldWords } from './fold.mjs';
import { loadGazetteer, toPlace } from './gazetteer';
import { placeSchema } from './schema';
import { SpatialIndex } from './spatial-index';

describe('the lists of countries, cities and areas', () => {
  it('name the ten countries of the specification in its order, with Lahore first in Pakistan', () => {
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

describe('the gazetteer', () => {
  it('turns every row into a valid place with a unique id', async () => {
    const { cities, areas } = await loadGazetteer();
    const places = [...areas, ...cities].map((target) => toPlace(target, 'exact'));
    expect(places.length).toBeGreaterThan(25_000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const broken = places.filter((place) => !placeSchema.safeParse(place).success);
    expect(broken).toEqual([]);
  });

  it('contains every listed city, and puts every area near its city', async () => {
    const { cities, areas } = await loadGazetteer();
    const known = new Set(cities.map((city) => `${city.countryCode}/${city.name}`));
    const fixed = ADD_VENUE_COUNTRIES.flatMap((country) =>
      country.cities.map((city) => `${country.code}/${city}`),
    );
    expect(fixed.filter((path) => !known.has(path))).toEqual([]);
    for (const area of areas) expect(greatCircleKm(area, area.city)).toBeLessThan(35);
  });

  it('keeps two areas of one city at least half a kilometre apart', async () => {
    const { areas } = await loadGazetteer();
    const tooClose = areas.filter((area) =>
      areas.some((other) => other !== area && greatCircleKm(area, other) < 0.5),
    );
    expect(tooClose.map(({ name }) => name)).toEqual([]);
  });
});

describe('SpatialIndex', () => {
  const points = Array.from({ length: 4000 }, (_, index) => ({
    // A spiral over the whole globe (golden angle), including poles and antimeridian.
    latitude: (Math.asin(1 - (2 * index) / 3999) * 180) / Math.PI,
    longitude: ((index * 137.50776) % 360) - 180,
  }));
  const index = new SpatialIndex(points);

  it.each([
    [31.5, 74.3],
    [0, 180],
    [-17, -179.99],
    [89.9, 10],
    [-90, 0],
  ])('finds the same points around %d, %d as a full scan', (latitude, longitude) => {
    const centre = { latitude, longitude };
    const expected = points.filter((point) => greatCircleKm(centre, point) <= 900);
    const found = index.within(centre, 900).map(({ item }) => item);
    expect(found.length).toBe(expected.length);
    expect(new Set(found)).toEqual(new Set(expected));
  });
});

describe('folding', () => {
  it.each([
    ['Québec', 'quebec'],
    ['F-7', 'f7'],
    ["Cox's Bazar", 'coxsbazar'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['  Gulshan-e-Iqbal ', 'gulshaneiqbal'],
    ['🏏', ''],
  ])('%s becomes %s', (text, key) => {
    expect(foldKey(text)).toBe(key);
  });

  it('can keep words separate', () => {
    expect(foldWords('Gulberg, Lahore')).toEqual(['gulberg', 'lahore']);
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['lahore', 'lahore', 0],
    ['lahor', 'lahore', 1],
    ['lahroe', 'lahore', 1],
    ['karahci', 'karachi', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('between %s and %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
    expect(editDistance(b, a, 5)).toBe(distance);
  });

  it('stops counting beyond the maximum', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });
});
