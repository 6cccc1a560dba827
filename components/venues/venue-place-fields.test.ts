import { expect, it } from 'vitest';
import type { Place } from '@/lib/platform/geocoding/schema';
import { newVenue } from './venue-form-values';
import { fillFrom } from './venue-place-fields';

const place = (area: string): Place => ({
  id: `area:${area}`,
  label: `${area}, Lahore, Pakistan`,
  address: `${area}, Lahore, Punjab, Pakistan`,
  kind: 'area',
  area,
  city: 'Lahore',
  province: 'Punjab',
  country: 'Pakistan',
  countryCode: 'PK',
  latitude: 31.5,
  longitude: 74.3,
  timeZone: 'Asia/Karachi',
  match: 'exact',
});

it('fills in an address if none was typed, and replaces it when the pin moves', () => {
  const first = { ...newVenue(), ...fillFrom(place('Gulberg'), newVenue()) };
  expect(first).toMatchObject({ address: 'Gulberg, Lahore, Punjab, Pakistan', area: 'Gulberg' });
  const moved = { ...first, ...fillFrom(place('Model Town'), first) };
  expect(moved).toMatchObject({
    address: 'Model Town, Lahore, Punjab, Pakistan',
    area: 'Model Town',
  });
});

it('never replaces an address that was typed or edited by hand', () => {
  const typed = { ...newVenue(), address: '4 Canal Road' };
  expect(fillFrom(place('Gulberg'), typed)).not.toHaveProperty('address');
  const filled = { ...newVenue(), ...fillFrom(place('Gulberg'), newVenue()) };
  const changed = { ...filled, address: `7-B, ${filled.address}` };
  expect(fillFrom(place('Model Town'), changed)).not.toHaveProperty('address');
});
