import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createSports } from '@/tests/factories/sports';
import { type ImportSummary, importVenues as importFile } from './import-venues';

beforeEach(async () => {
  await Promise.all([db.venue.deleteMany(), createSports()]);
});

async function importText(text: string, name = 'x.geojson'): Promise<ImportSummary> {
  const summary = await importFile({ text, name });
  if ('problem' in summary) throw new Error(summary.problem);
  return summary;
}
const importVenues = (json: unknown, name?: string) => importText(JSON.stringify(json), name);

/** In Lahore, each a little further east, so that none is close to another. */
let east = 0;
const point = () => {
  east += 1;
  return { type: 'Point', coordinates: [74.3 + east / 1_000, 31.52] };
};
const feature = (properties: object, more: object = {}) => ({
  type: 'Feature',
  properties: { name: `Court ${east}`, ...properties },
  geometry: point(),
  ...more,
});
const file = (...features: object[]) => ({ type: 'FeatureCollection', features });
const sourceIds = async () =>
  (await db.venue.findMany({ orderBy: { sourceId: 'asc' } })).map(({ sourceId }) => sourceId);
const COURT = { leisure: 'pitch', sport: 'tennis' };

describe('the ids of a file', () => {
  it.each<[string, object, object]>([
    ['overpass turbo', { '@id': 'way/81' }, {}],
    ['osmium -u type_id', {}, { id: 'w81' }],
    ['osmium -a type,id', { '@type': 'way', '@id': 81 }, {}],
    ['osmium, as an area of a way', {}, { id: 'a162' }],
    ['QuickOSM', { full_id: 'w81', osm_id: '81', osm_type: 'way' }, {}],
    ['ogr2ogr', { osm_id: null, osm_way_id: '81' }, {}],
  ])('are read as %s writes them', async (_name, ids, more) => {
    const summary = await importVenues(file(feature({ ...COURT, ...ids }, more)));
    expect([summary.added, summary.attribution]).toEqual([1, expect.stringContaining('Open')]);
    expect(await sourceIds()).toEqual(['way/81']);
  });

  it.each<[string, object, object]>([
    ['a relation', { osm_id: '81', osm_way_id: null }, point()],
    ['several lines', { osm_id: '81' }, { type: 'MultiLineString', coordinates: [[[74.3, 31.5]]] }],
    ['several shapes', { osm_id: '81' }, { type: 'GeometryCollection', geometries: [point()] }],
  ])('of ogr2ogr are no way if they are %s', async (_name, ids, geometry) => {
    await importVenues(file(feature({ ...COURT, ...ids }, { geometry })));
    expect(await sourceIds()).toEqual(['relation/81']);
  });

  it('keep a node and a way of the same number apart', async () => {
    const both = ['node', 'way'].map((type) => feature({ ...COURT, '@type': type, '@id': 77 }));
    expect(await importVenues(file(...both))).toMatchObject({ added: 2 });
    expect(await importVenues(file(feature(COURT, { id: 'a163' })))).toMatchObject({ added: 1 });
    expect(await sourceIds()).toEqual(['node/77', 'relation/81', 'way/77']);
  });

  it('mean something in their own file only when they are bare numbers', async () => {
    const rows = () => file(...[0, 1].map((id) => feature({ sport: 'tennis' }, { id })));
    const north = rows();
    expect(await importVenues(north, 'north.geojson')).toMatchObject({
      added: 2,
      attribution: null,
    });
    expect(await importVenues(rows(), 'south.geojson')).toMatchObject({ added: 2 });
    expect(await importVenues(north, 'north.geojson')).toMatchObject({ unchanged: 2 });
    expect(await db.venue.count({ where: { attribution: null } })).toBe(4);
  });

  it('of rows that another office named n1 are none of OpenStreetMap', async () => {
    const row = feature({ sport: 'tennis' }, { id: 'n1' });
    expect(await importVenues(file(row))).toMatchObject({ added: 1, attribution: null });
  });
});

it('names what an entry lacks', async () => {
  const { skipped } = await importVenues(
    file(
      feature(COURT),
      feature(COURT, { id: 'way/1', geometry: null }),
      { ...feature({}, { id: 'way/2' }), properties: null },
      { type: 'Feature', properties: null, geometry: null },
    ),
  );
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'no id',
    'no place',
    'no tags',
    'no id, place, tags',
  ]);
});

describe('Overpass JSON', () => {
  const corners = [
    { lat: 31.5, lon: 74.3 },
    { lat: 31.502, lon: 74.302 },
  ];
  const nodes = corners.map((corner, index) => ({ type: 'node', id: 91 + index, ...corner }));
  const bounds = { minlat: 31.5, minlon: 74.3, maxlat: 31.502, maxlon: 74.302 };
  const way = { type: 'way', id: 5, tags: { ...COURT, name: 'Way' } };
  const relation = { type: 'relation', id: 6, tags: { ...COURT, name: 'Relation' } };

  it.each<[string, object[]]>([
    ['out geom, the geometry', [{ ...way, geometry: corners }]],
    [
      'out geom, the members',
      [{ ...relation, members: [{ type: 'way', ref: 5, geometry: corners }] }],
    ],
    ['out bb, the bounds', [{ ...relation, bounds, members: [] }]],
    ['out body, the nodes', [{ ...way, nodes: [91, 92] }, ...nodes]],
    [
      'out body, the nodes of the members',
      [
        { ...relation, members: [{ type: 'way', ref: 5 }] },
        { type: 'way', id: 5, nodes: [91, 92] },
        ...nodes,
      ],
    ],
  ])('places an element by what there is: %s', async (_name, elements) => {
    expect(await importVenues({ elements })).toMatchObject({ read: 1, added: 1, skipped: [] });
    const venue = await db.venue.findFirstOrThrow();
    expect([venue.latitude, venue.longitude]).toEqual([31.501, 74.301]);
  });
});

it('reads lines and text sequences, and says which record is cut off', async () => {
  const rows = [1, 2].map((id) => JSON.stringify(feature({ ...COURT, '@id': `way/${id}` })));
  expect(await importText(`${rows.join('\r\n')}\n`, 'x.ndjson')).toMatchObject({ added: 2 });
  const sequence = rows.map((row) => `\u001E${row}\n`).join('');
  expect(await importText(sequence, 'x.geojsonseq')).toMatchObject({ unchanged: 2 });
  expect(await importText(`${sequence}\u001E{"type":"Fea`)).toMatchObject({
    skipped: [{ id: 'entry 3', reason: 'broken' }],
  });
  expect(await importText(rows[0] ?? '')).toMatchObject({ unchanged: 1 });
  expect(await importText(['{"type":"Fea', ...rows].join('\n'))).toMatchObject({
    unchanged: 2,
    skipped: [{ id: 'entry 1', reason: 'broken' }],
  });
  const cutOff = `{"type":"FeatureCollection","features":[\n${rows.join(',\n')}`;
  expect(await importFile({ text: cutOff, name: 'x.geojson' })).toHaveProperty('problem');
});

describe('what is open', () => {
  it.each<[object]>([
    [{ 'abandoned:leisure': 'pitch', sport: 'soccer' }],
    [{ ...COURT, disused: 'yes' }],
    [{ 'demolished:building': 'stadium', 'was:leisure': 'stadium', sport: 'soccer' }],
    [{ ...COURT, opening_hours: 'closed' }],
    [{ ...COURT, opening_hours: 'Mo-Su off' }],
    [{ ...COURT, opening_hours: 'Mo-Fr off; Sa-Su off' }],
    [{ ...COURT, opening_hours: '"permanently closed"' }],
    [{ ...COURT, opening_hours: 'closed; PH off' }],
    [{ 'construction:leisure': 'sports_centre', sport: 'badminton' }],
    [{ leisure: 'construction', sport: 'badminton' }],
    [{ ...COURT, end_date: '2019' }],
  ])('is not %j', async (tags) => {
    const { skipped, added } = await importVenues(file(feature({ ...tags, '@id': 'way/1' })));
    expect([added, skipped.map(({ reason }) => reason)]).toEqual([0, ['closed']]);
  });

  it('is what has another use today, closes on some days, or ends later', async () => {
    const open = [
      { ...COURT, 'was:shop': 'mall' },
      { ...COURT, opening_hours: 'Mo-Sa 06:00-22:00; Su off' },
      { ...COURT, opening_hours: 'Mo-Su off; Apr-Sep 06:00-22:00' },
      { ...COURT, end_date: '2999-12' },
      { ...COURT, disused: 'no' },
    ].map((tags, index) => feature({ ...tags, '@id': `way/${index + 1}` }));
    expect(await importVenues(file(...open))).toMatchObject({ added: 5, skipped: [] });
  });

  it('closes what was imported before, and opens it again', async () => {
    const court = feature({ ...COURT, '@id': 'way/1' });
    const shut = { ...court, properties: { ...court.properties, disused: 'yes' } };
    const isClosed = async () => (await db.venue.findFirstOrThrow()).closedAt !== null;
    await importVenues(file(court));
    expect(await importVenues(file(shut))).toMatchObject({ closed: 1, added: 0 });
    expect([await isClosed(), (await importVenues(file(shut))).closed]).toEqual([true, 0]);
    expect(await importVenues(file(court))).toMatchObject({ updated: 1 });
    expect(await isClosed()).toBe(false);
  });
});

it.each<[string, object, string[]]>([
  ['Liverpool Road Cricket Club', { leisure: 'sports_centre', sport: 'cricket' }, ['Cricket']],
  ['Blackpool Table Tennis Club', { leisure: 'sports_centre' }, ['Table Tennis']],
  ['Panthers American Football Field', { leisure: 'pitch' }, ['American Football']],
  ['North Ice Hockey Rink', { leisure: 'ice_rink' }, []],
  ['Swimming and Tennis Club', { leisure: 'pitch', sport: 'kabaddi' }, []],
  ['Bears Australian Football Oval', { leisure: 'pitch' }, []],
  ['Corner Pool Hall', { leisure: 'sports_centre' }, []],
  ['Carpool Lane Park', { leisure: 'park' }, ['Running']],
  ['Tennison Park', { leisure: 'park' }, ['Running']],
  ['Saddar Pool', { leisure: 'sports_centre', sport: 'multi' }, ['Swimming']],
])('the sports of %s with %j are %j', async (name, tags, sports) => {
  await importVenues(file(feature({ ...tags, name, '@id': 'way/1' })));
  expect((await db.venue.findFirstOrThrow()).sports).toEqual(sports);
});

it.each<[object, number]>([
  [{ shop: 'sports', sport: 'tennis' }, 0],
  [{ amenity: 'school', sport: 'cricket' }, 0],
  [{ leisure: 'marina', sport: 'swimming' }, 0],
  [{ leisure: 'playground', name: 'Kids Playground' }, 0],
  [{ tourism: 'hotel' }, 0],
  [{ leisure: 'playground', name: 'Sports Ground' }, 1],
  [{ landuse: 'recreation_ground' }, 1],
  [{ building: 'yes', sport: 'badminton' }, 1],
])('is a place to play: %j (%d)', async (tags, added) => {
  const { added: count } = await importVenues(file(feature({ ...tags, '@id': 'way/1' })));
  expect(count).toBe(added);
});

it('credits OpenStreetMap only if something of it was written', async () => {
  const known = feature({ ...COURT, '@id': 'way/1' });
  await importVenues(file(known));
  const own = feature({ sport: 'tennis' }, { id: 7 });
  expect(await importVenues(file(known, own))).toMatchObject({ added: 1, attribution: null });
});

it('cuts a name in whole letters', async () => {
  await importVenues(file(feature({ ...COURT, '@id': 'way/1', name: `A${'🏏'.repeat(99)}` })));
  expect((await db.venue.findFirstOrThrow()).name).toBe(`A${'🏏'.repeat(59)}`);
});

it('takes numbers for text', async () => {
  await importVenues(
    file(feature({ ...COURT, '@id': 'way/1', name: 1860, 'addr:housenumber': 12 })),
  );
  expect((await db.venue.findFirstOrThrow()).name).toBe('1860');
});
