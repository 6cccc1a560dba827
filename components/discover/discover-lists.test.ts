import { expect, it } from 'vitest';
import { venuesAround } from './discover-lists';

it('sends no location until the device gives one', () => {
  expect(venuesAround(null, null, 50)).toBe('/api/venues/nearby?radius=15&limit=50');
});

it('sends the device’s location rounded to three decimals, and the sport', () => {
  const device = { latitude: 31.520412, longitude: 74.358749 };
  expect(venuesAround(device, 7, 50)).toBe(
    '/api/venues/nearby?latitude=31.520&longitude=74.359&sportId=7&radius=15&limit=50',
  );
});
