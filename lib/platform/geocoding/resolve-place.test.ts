import { describe, expect, it } from 'vitest';
import { snapToCell } from '@/lib/platform/geo/grid';
import { embeddedGeocoder as geocoder } from './embedded';
import { publicLocationLabel } from './place-address';
import { resolvePlace } from './resolve-place';

describe('resolvePlace', () => {
  it('accepts a full name and every label that it suggests', async () => {
    const { place } = await resolvePlace(geocoder, ' johar town, lahore ');
    expect(place?.label).toBe('Johar Town, Lahore, Pakistan');
    for (const query of ['dha', 'springfield', 'london', 'hyderabad', 'm', 'saddar']) {
      for (const offered of await geocoder.search(query)) {
        expect((await resolvePlace(geocoder, offered.label)).place?.label).toBe(offered.label);
      }
    }
  });

  it.each(['lah', 'Lahoer', 'zzzz', '', '31.5, 74.3'])(
    'does not accept "%s" as a place',
    async (text) => {
      expect((await resolvePlace(geocoder, text)).place).toBeNull();
    },
  );

  it('suggests similar names for a misspelt one', async () => {
    const { suggestions } = await resolvePlace(geocoder, 'Lahoer');
    expect(suggestions[0]?.label).toBe('Lahore, Pakistan');
    expect(suggestions.length).toBeLessThanOrEqual(5);
  });

  it('offers a choice when several cities have an area with that name', async () => {
    const { place, suggestions } = await resolvePlace(geocoder, 'DHA');
    expect(place).toBeNull();
    expect(suggestions.map(({ city }) => city)).toEqual(
      expect.arrayContaining(['Lahore', 'Karachi', 'Islamabad']),
    );
  });
});

describe('publicLocationLabel', () => {
  it('is the area and city, or the city and country, or nothing', async () => {
    expect(await publicLocationLabel({ latitude: 31.5102, longitude: 74.3441 })).toBe(
      'Gulberg, Lahore',
    );
    expect(await publicLocationLabel({ latitude: 34.008, longitude: 71.578 })).toBe(
      'Peshawar, Pakistan',
    );
    expect(await publicLocationLabel({ latitude: 0, longitude: -30 })).toBeNull();
  });

  it('is the same anywhere inside a cell, even where two areas meet', async () => {
    const cell = snapToCell({ latitude: 33.725, longitude: 73.0655 });
    const corners = [-0.0044, 0.0044].flatMap((north) =>
      [-0.005, 0.005].map((east) => ({
        latitude: cell.latitude + north,
        longitude: cell.longitude + east,
      })),
    );
    const exact = await Promise.all(
      corners.map(({ latitude, longitude }) => geocoder.reverse(latitude, longitude)),
    );
    // The corners themselves are in different areas; otherwise the test would prove nothing.
    expect(new Set(exact.map((place) => place?.area)).size).toBeGreaterThan(1);
    expect(new Set(await Promise.all(corners.map(publicLocationLabel))).size).toBe(1);
  });
});
