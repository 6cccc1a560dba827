import { expect, it } from 'vitest';
import { listMapLabels } from './labels';

const names = async (south: number, west: number, north: number, east: number) =>
  (await listMapLabels({ south, west, north, east })).map(({ kind, name }) => `${kind} ${name}`);

it('labels the most populous cities of a wide frame, and no areas', async () => {
  const found = await names(23, 60, 37, 78);
  expect(found.slice(0, 3)).toEqual(['city Karachi', 'city Delhi', 'city Lahore']);
  expect(found).toHaveLength(40);
  expect(found.filter((name) => name.startsWith('area'))).toEqual([]);
});

it('labels the areas of a frame about as large as a city first', async () => {
  const found = await names(31.3, 74.1, 31.7, 74.5);
  expect(found[0]).toBe('area DHA');
  expect(found).toContain('area Gulberg');
  expect(found.indexOf('city Lahore')).toBe(found.filter((name) => name.startsWith('area')).length);
});

it('labels both sides of the date line', async () => {
  const found = await listMapLabels({ south: -22, west: 170, north: -10, east: -170 });
  const places = new Map(found.map(({ name, longitude }) => [name, longitude]));
  expect(places.get('Suva')).toBeGreaterThan(170);
  expect(places.get('Apia')).toBeLessThan(-170);
});

it('includes the edges of the frame, and labels nothing on the open sea', async () => {
  const [lahore] = (
    await listMapLabels({ south: 31.5, west: 74.3, north: 31.6, east: 74.4 })
  ).filter(({ name }) => name === 'Lahore');
  const { latitude = 0, longitude = 0 } = lahore ?? {};
  expect(await names(latitude, longitude, latitude, longitude)).toEqual(['city Lahore']);
  expect(await names(-5, -30, 0, -25)).toEqual([]);
});
