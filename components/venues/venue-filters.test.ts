import { describe, expect, it } from 'vitest';
import { noFilters, venuesPath } from './venue-address';
import {
  areaOptions,
  changeFilters,
  cityOptions,
  countryOptions,
  filterQuery,
  hasFilters,
  parseVenueFilters,
  venuesQuery,
  venuesUrl,
} from './venue-filters';

const lahore = { ...noFilters(), city: 'Lahore', area: 'Gulberg', sportId: 7, search: ' nets ' };

describe('the venue filters in the URL', () => {
  it('keep every filter, and leave out defaults', () => {
    expect(venuesPath(noFilters())).toBe('/venues');
    expect(venuesPath(lahore)).toBe('/venues?search=nets&sport=7&city=Lahore&area=Gulberg');
    expect(
      parseVenueFilters(new URLSearchParams('search=nets&sport=7&city=Lahore&area=Gulberg')),
    ).toEqual({ ...lahore, search: 'nets' });
  });

  it('ignore invalid and unknown parameters', () => {
    expect(parseVenueFilters(new URLSearchParams('sport=-1&area=Gulberg&country=&x=1'))).toEqual(
      noFilters(),
    );
    expect(hasFilters(noFilters())).toBe(false);
    expect(hasFilters({ ...noFilters(), country: 'India' })).toBe(true);
  });
});

describe('choosing filters', () => {
  it('clears the city with another country, and the area with another city', () => {
    expect(changeFilters(lahore, { country: 'India' })).toMatchObject({ city: '', area: '' });
    expect(changeFilters(lahore, { city: 'Karachi' })).toMatchObject({ city: 'Karachi', area: '' });
    expect(changeFilters(lahore, { sportId: null })).toMatchObject({ area: 'Gulberg' });
  });

  it('offers the country’s cities and the city’s areas, and a country and city from the URL', () => {
    expect(countryOptions({ ...noFilters(), country: 'Albania' })).toContain('Albania');
    expect(cityOptions(noFilters())).toContain('Quetta');
    expect(cityOptions({ ...noFilters(), city: 'Kasur' })).toContain('Kasur');
    expect(areaOptions(lahore)).toContain('Model Town');
    expect(areaOptions({ ...noFilters(), city: 'Multan' })).toEqual([]);
  });
});

it('the list and the map ask for the same free court', () => {
  const query = { freeAt: '2026-12-01', part: 'evening', minutes: '90', priceMax: '2000' };
  const address = 'free=2026-12-01&part=evening&minutes=90&price=2000';
  const filters = parseVenueFilters(new URLSearchParams(address));
  expect(filterQuery(filters)).toMatchObject(query);
  expect(venuesQuery(filters)).toMatchObject(query);
});

it('the API call asks for 50 km and sends only the filters that are set', () => {
  expect(venuesUrl(noFilters(), null)).toBe('/api/venues/nearby?radius=50');
  expect(venuesUrl(lahore, { latitude: 31.5, longitude: 74.35 })).toBe(
    '/api/venues/nearby?sportId=7&city=Lahore&area=Gulberg&search=nets&radius=50&latitude=31.500&longitude=74.350',
  );
});
