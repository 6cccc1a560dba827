import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateAllCached } from '@/lib/platform/cache/stores';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createGame } from '@/tests/factories/games';
import { createSports } from '@/tests/factories/sports';
import { type ImportSummary, importVenues as importFile } from './import-venues';

beforeEach(async () => {
  await Promise.all([db.venue.deleteMany(), createSports()]);
});

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(`scripts/fixtures/${name}`, 'utf8'));
const byOsmId = (sourceId: string) => db.venue.findUniqueOrThrow({ where: { sourceId } });

async function importText(
  text: string,
  name: string,
  onProgress?: (done: number) => void,
): Promise<ImportSummary> {
  const summary = await importFile({ text, name }, onProgress);
  if ('problem' in summary) throw new Error(summary.problem);
  return summary;
}

const importVenues = (json: unknown, onProgress?: (done: number) => void) =>
  importText(JSON.stringify(json), 'x.geojson', onProgress);
const importTable = (...lines: string[]) => importText(lines.join('\n'), 'grounds.csv');

it('imports the places of a GeoJSON file, and reports what it skipped and why', async () => {
  const progress: number[] = [];
  const summary = await importVenues(await read('lahore.geojson'), (done) => progress.push(done));
  expect(summary).toMatchObject({
    read: 9,
    added: 4,
    updated: 0,
    unchanged: 0,
    unknownSports: [],
    attribution: '© OpenStreetMap contributors (ODbL)',
  });
  expect(summary.skipped.map(({ reason }) => reason).toSorted()).toEqual([
    'no id',
    'not sport',
    'private',
    'remote',
    'unnamed',
  ]);
  for (const { id } of summary.skipped)
    expect(id).toMatch(/^((node|way|relation)\/\d+|entry \d+)$/);
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
    description: null,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '06:00', closes: '22:00' })),
    attribution: '© OpenStreetMap contributors (ODbL)',
    addedById: null,
  });
});

it('keeps Urdu names beside English ones, and names unnamed places after their street', async () => {
  await importVenues(await read('lahore.geojson'));
  expect(await byOsmId('node/1002')).toMatchObject({
    name: 'Gulshan Park',
    localName: 'گلشن پارک',
  });
  expect(await byOsmId('node/1003')).toMatchObject({ name: 'Park at Ferozepur Road' });
});

it('ignores invalid websites and phone numbers', async () => {
  await importVenues(await read('lahore.geojson'));
  expect(await byOsmId('node/1009')).toMatchObject({ website: null, phone: null });
});

/** A park at a point, whose address names a city. */
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
    'in the city that it names rather than a bigger one beside it',
    [74.254, 31.7528],
    'Muridke',
    'Muridke',
  ],
  ['in the city that it names in Urdu', [73.1, 31.41], 'فیصل آباد', 'Faisalabad'],
  ['by its coordinates when it names a city far away', [72.706, 32.0989], 'Lahore', 'Sargodha'],
  ['by its coordinates when it names an unknown city', [73.1067, 34.7632], 'Allai', 'Battagram'],
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
    skipped: [{ reason: 'no place' }],
  });
  expect(await byOsmId('node/2001')).toMatchObject({
    city: 'Karachi',
    sports: ['Badminton', 'Table Tennis'],
  });
  expect(await byOsmId('way/2002')).toMatchObject({ sports: ['Swimming'], pricing: 'Free' });
});

it('games have the new name of a venue from a newer file', async () => {
  const file = await read('lahore.geojson');
  await importVenues(file);
  const { id: venueId, address } = await byOsmId('way/1001');
  const { id } = await createGame({ venueId, location: `Canal Ground, ${address}` });
  await importVenues(JSON.parse(JSON.stringify(file).replaceAll('Canal Ground', 'Jilani Ground')));
  const { location } = await db.game.findUniqueOrThrow({ where: { id } });
  expect(location).toBe(`Jilani Ground, ${address}`);
});

it('run again changes only what has changed in the file, and nothing that people have edited', async () => {
  const file = await read('lahore.geojson');
  await importVenues(file);
  expect(await importVenues(file)).toMatchObject({ added: 0, updated: 0, unchanged: 4 });
  await db.venue.update({ where: { sourceId: 'way/1001' }, data: { name: 'Edited by hand' } });
  const text = JSON.stringify(file).replace('Canal Ground', 'Renamed').replace('Gulshan', 'Gul');
  expect(await importVenues(JSON.parse(text))).toMatchObject({ added: 0, updated: 1 });
  expect(await byOsmId('way/1001')).toMatchObject({ name: 'Edited by hand' });
  expect(await byOsmId('node/1002')).toMatchObject({ name: 'Gul Park' });
});

it.each([['null'], ['[]'], ['{"type":"Feature"}'], ['{"a"'], ['text'], ['']])(
  'rejects anything else: %j',
  async (text) => {
    expect(await importFile({ text, name: 'x' })).toEqual({ problem: expect.any(String) });
  },
);

it('lists unknown sports, until an admin adds them', async () => {
  const pitch = (id: number, sport: string) => {
    const feature = park(id, [74.34, 31.51]);
    return { ...feature, properties: { ...feature.properties, leisure: 'pitch', sport } };
  };
  const file = {
    type: 'FeatureCollection',
    features: [pitch(1, 'kabaddi;cricket'), pitch(2, 'Kabaddi'), pitch(3, 'multi')],
  };
  expect(await importVenues(file)).toMatchObject({
    added: 3,
    unknownSports: [['kabaddi', 2]],
  });
  expect((await byOsmId('node/1')).sports).toEqual(['Cricket']);
  const kabaddi = await db.sport.create({ data: { name: 'Kabaddi', icon: '🤼' } });
  try {
    invalidateAllCached();
    expect(await importVenues(file)).toMatchObject({ updated: 2, unknownSports: [] });
    expect((await byOsmId('node/1')).sports).toEqual(['Kabaddi', 'Cricket']);
  } finally {
    await db.sport.delete({ where: { id: kabaddi.id } });
    invalidateAllCached();
  }
});

it('recognises a sport by the name given by an admin', async () => {
  await db.sport.update({ where: { name: 'Paddle' }, data: { name: 'Padel' } });
  invalidateAllCached();
  try {
    await importTable('name,city,sports', 'Net 1,Lahore,padel');
    expect(await db.venue.findFirst({ select: { sports: true } })).toEqual({ sports: ['Padel'] });
  } finally {
    await db.sport.update({ where: { name: 'Padel' }, data: { name: 'Paddle' } });
    invalidateAllCached();
  }
});

describe('a CSV table', () => {
  it('imports rows with quoted cells and alternative column names', async () => {
    const summary = await importTable(
      '\uFEFFName,Address,City,Lat,Lng,Sports,Amenities,Phone,Website,Opening Hours,Owner',
      '"Shah ""Ace"" Courts, DHA","Phase 5, DHA",Lahore,31.47,74.41,"Tennis;table tennis;kabaddi","parking; wifi; pool",+92 300 1234567,ace.example,Mo-Fr 06:00-22:00,Ali',
    );
    expect(summary).toMatchObject({
      read: 1,
      added: 1,
      skipped: [],
      unknownSports: [['kabaddi', 1]],
      leftOut: ['Owner'],
      attribution: null,
    });
    expect(await db.venue.findFirst()).toMatchObject({
      name: 'Shah "Ace" Courts, DHA',
      address: 'Phase 5, DHA',
      area: 'DHA',
      city: 'Lahore',
      latitude: 31.47,
      pointIsApproximate: false,
      sports: ['Tennis', 'Table Tennis'],
      amenities: ['Parking', 'WiFi'],
      phone: '+92 300 1234567',
      website: 'https://ace.example/',
      openingHours: expect.arrayContaining([{ day: 5, opens: '06:00', closes: '22:00' }]),
      attribution: null,
    });
  });

  it('places a row without coordinates by its address, and marks the point as approximate', async () => {
    await importTable('name;city;address', 'Nets;Lahore;Block C Model Town');
    expect(await db.venue.findFirst()).toMatchObject({
      area: 'Model Town',
      latitude: 31.483,
      pointIsApproximate: true,
    });
  });

  it('reports each skipped row and the reason', async () => {
    const { skipped, added } = await importTable(
      'id,name,city,latitude,longitude',
      '7,,Lahore,31.5,74.3',
      '8,Nowhere,Atlantis,,',
      ',Upside down,Lahore,131.5,74.3',
      '10,At sea,,0,-30',
    );
    expect(added).toBe(0);
    expect(skipped).toEqual([
      { id: '7', name: '', reason: 'unnamed' },
      { id: '8', name: 'Nowhere', reason: 'unplaced' },
      { id: 'row 4', name: 'Upside down', reason: 'misplaced' },
      { id: '10', name: 'At sea', reason: 'remote' },
    ]);
  });

  it('run again refreshes its venues, and keeps the ids of different files apart', async () => {
    const rows = ['id,name,city', '1,Old name,Lahore'];
    await importTable(...rows);
    expect(await importTable('id,name,city', '1,New name,Lahore')).toMatchObject({ updated: 1 });
    expect(await importText(rows.join('\n'), 'other.csv')).toMatchObject({ added: 1 });
    expect(await db.venue.count()).toBe(2);
  });

  it('without a name column is refused', async () => {
    const file = { text: 'city,sports\nLahore,Cricket', name: 'x.csv' };
    expect(await importFile(file)).toEqual({
      problem: 'A CSV file needs a header with at least the column name.',
    });
  });
});
