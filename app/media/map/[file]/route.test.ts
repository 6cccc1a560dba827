import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GET } from '@/app/media/map/[file]/route';
import { addAllTexts } from '@/languages/all';
import { readMapSettings } from '@/lib/platform/maps/map-file';
import { makeMapFile } from '@/tests/factories/map-file';
import { requestTo } from '@/tests/factories/requests';

// The environment is read on import, so this must come first.
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = [await import('node:fs/promises'), await import('node:os')];
  const made = await mkdtemp(`${tmpdir()}/maidan-map-`);
  process.env['DATA_DIR'] = made;
  return made;
});
addAllTexts();

const path = join(folder, 'map.pmtiles');
const content = makeMapFile([{ z: 12, x: 2_897, y: 1_671 }]);
beforeAll(() => writeFile(path, content));
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileOf = async () => (await readMapSettings()).fileUrl?.split('/').at(-1) ?? '';

async function read(range: string | null, file?: string): Promise<Response> {
  const headers: Record<string, string> = range === null ? {} : { range };
  return GET(requestTo('/media/map/x', { headers }), {
    params: Promise.resolve({ file: file ?? (await fileOf()) }),
  });
}

it.each([
  ['bytes=0-6', 0, 7],
  ['bytes=7-7', 7, 8],
  [`bytes=${content.length - 3}-${content.length + 500}`, content.length - 3, content.length],
])('answers %s with these bytes', async (range, from, to) => {
  const response = await read(range);
  expect(response.status).toBe(206);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content.subarray(from, to));
  const { 'content-range': named, ...headers } = Object.fromEntries(response.headers);
  expect(named).toBe(`bytes ${from}-${to - 1}/${content.length}`);
  expect(headers).toMatchObject({
    'content-length': String(to - from),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
  });
});

it.each([
  null,
  'bytes=0-',
  'bytes=-5',
  'bytes=5-4',
  'bytes=0-1,3-4',
  'bytes=0-99999999',
  `bytes=${content.length}-${content.length}`,
  'lines=0-1',
])('refuses %j, which no map asks for', async (range) => {
  // A long file, so that the limit is what refuses it.
  await writeFile(path, Buffer.concat([content, Buffer.alloc(3_000_000)]));
  const whole = content.length + 3_000_000;
  const isLong = range === `bytes=${content.length}-${content.length}`;
  const response = await read(isLong ? `bytes=${whole}-${whole}` : range);
  await writeFile(path, content);
  expect([response.status, response.headers.get('content-range')]).toEqual([
    416,
    `bytes */${whole}`,
  ]);
});

it('has another name for another file, and none without one', async () => {
  const before = await fileOf();
  await writeFile(path, makeMapFile([{ z: 11, x: 1_448, y: 835 }]));
  const after = await fileOf();
  expect(after).not.toBe(before);
  expect((await read('bytes=0-6', before)).status).toBe(404);
  await rm(path);
  expect((await readMapSettings()).fileUrl).toBeNull();
  expect((await read('bytes=0-6', after)).status).toBe(404);
  await writeFile(path, content);
  expect(await fileOf()).toBe(before);
});

it('is read by the library of the map', async () => {
  const tiles = new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => {
      const response = await read(`bytes=${offset}-${offset + length - 1}`);
      return { data: await response.arrayBuffer() };
    },
  });
  const { minZoom, maxZoom, tileType } = await tiles.getHeader();
  expect([minZoom, maxZoom, tileType]).toEqual([12, 12, 1]);
  expect((await tiles.getZxy(12, 2_897, 1_671))?.data.byteLength).toBeGreaterThan(50);
  expect(await tiles.getZxy(12, 0, 0)).toBeUndefined();
});
