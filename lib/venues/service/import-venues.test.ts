import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/db/client';
import { createSports, sportId } from '@/tests/factories/sports';
import { importVenues } from './import-venues';

beforeEach(async () => {
  await Promise.all([db.venue.deleteMany(), createSports()]);
});

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`scripts/fixtures/${name}`, 'utf8'));
const byOsmId = (osmId: string) => db.venue.findUniqueOrThrow({ where: { osmId } });

it('lists the places of a GeoJSON file, and says what it left out and why', async () => {
  const progress: number[] = [];
  const summary = await importVenues(await read('lahore.geojson'), (done) => progress.push(done));
  expect(summary).toEqual({
    read: 9,
    added: 4,
    updated: 0,
    unchanged: 0,
    unreadable: 1,
    skipped: { unnamed: 1, 'not sport': 1, private: 1, remote: 1 },
  });
  expect(progress).toEqual([8]);
  expect(await byOsmId('way/1001')).toMatchObject({
    name: 'Canal Ground',
    localName: 'کینال گراؤنڈ',
    city: 'Lahore',
    country: 'Pakistan',
    latitude: 31.511,
    longitude: 74.341,
    sports: ['Cricket', 'Soccer'],
    sportIds: [sportId('Soccer'), sportId('Cricket')],
    amenities: ['Lighting'],
    website: 'https://canal.example/',
    description: 'Opening hours: 06:00-22:00',
    attribution: '© OpenStreetMap contributors (ODbL)',
    addedById: null,
  });
});

it('keeps Urdu names beside English ones, and names the unnamed after their street', async () => {
  await importVenues(await read('lahore.geojson'));
  expect(await byOsmId('node/1002')).toMatchObject({
    name: 'Gulshan Park',
    localName: 'گلشن پارک',
  });
  expect(await byOsmId('node/1003')).toMatchObject({ name: 'Park at Ferozepur Road' });
});

it('takes over no address or number that is none', async () => {
  await importVenues(await read('lahore.geojson'));
  expect(await byOsmId('node/1009')).toMatchObject({ website: null, phone: null });
});

/** A park at a point, whose address says a city. */
function park(id: number, [longitude, latitude]: [number, number], city?: string) {
  const properties = {
    '@id': `node/${id}`,
    leisure: 'park',
    name: `Park ${id}`,
    'addr:city': city,
  };
  return {
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

it.each<[string, [number, number], string | undefined, string]>([
  [
    'in the city that it names rather than the bigger one beside it',
    [74.254, 31.7528],
    'Muridke',
    'Muridke',
  ],
  ['in the city that it names in Urdu', [73.1, 31.41], 'فیصل آباد', 'Faisalabad'],
  ['where it lies when it names a city far away', [72.706, 32.0989], 'Lahore', 'Sargodha'],
  ['where it lies when it names none that is known', [73.1067, 34.7632], 'Allai', 'Battagram'],
  ['in the nearest town, in a valley far from any big city', [73.2, 34.75], undefined, 'Battagram'],
  ['in the big city whose outskirts it is in', [74.2, 31.37], undefined, 'Lahore'],
])('lists a place %s', async (_, point, said, city) => {
  const file = { type: 'FeatureCollection', features: [park(1, point, said)] };
  await importVenues(JSON.parse(JSON.stringify(file)));
  expect((await byOsmId('node/1')).city).toBe(city);
});

it('reads Overpass JSON', async () => {
  expect(await importVenues(await read('karachi.overpass.json'))).toMatchObject({
    added: 2,
    unreadable: 1,
  });
  expect(await byOsmId('node/2001')).toMatchObject({
    city: 'Karachi',
    sports: ['Badminton', 'Table Tennis'],
  });
  expect(await byOsmId('way/2002')).toMatchObject({ sports: ['Swimming'], pricing: 'Free' });
});

it('run again changes only what has changed there, and nothing that people have edited', async () => {
  const file = await read('lahore.geojson');
  await importVenues(file);
  expect(await importVenues(file)).toMatchObject({ added: 0, updated: 0, unchanged: 4 });
  await db.venue.update({ where: { osmId: 'way/1001' }, data: { name: 'Edited by hand' } });
  const text = JSON.stringify(file).replace('Canal Ground', 'Renamed').replace('Gulshan', 'Gul');
  expect(await importVenues(JSON.parse(text))).toMatchObject({ added: 0, updated: 1 });
  expect(await byOsmId('way/1001')).toMatchObject({ name: 'Edited by hand' });
  expect(await byOsmId('node/1002')).toMatchObject({ name: 'Gul Park' });
});

it.each([[null], [[]], [{ type: 'Feature' }], ['text']])('reads nothing else: %j', async (json) => {
  expect(await importVenues(json)).toBeNull();
});
