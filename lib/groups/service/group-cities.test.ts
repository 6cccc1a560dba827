import { afterEach, expect, it } from 'vitest';
import { type City, setCity } from '@/lib/platform/city/city';
import { groupCities } from './group-cities';

afterEach(() => void setCity({}));

const SUVA: Partial<City> = { name: 'Suva', centre: { latitude: -18.1416, longitude: 178.4415 } };
const LISBON: Partial<City> = { name: 'Lisbon', centre: { latitude: 38.7167, longitude: -9.1333 } };

it.each([
  [LISBON, ['Lisbon', 'Amadora', 'Setúbal']],
  [SUVA, ['Suva', 'Nadi']],
  [{}, ['lahore', 'karachi', 'rawalpindi']],
])('offers the cities around %j', async (here, expected) => {
  setCity(here);
  const cities = await groupCities();
  expect(cities[0]).toBe(expected[0]);
  expect(cities).toEqual(expect.arrayContaining(expected));
  expect(cities.length).toBeLessThanOrEqual(8);
});
