import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PMTiles } from 'pmtiles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawStreets } from '@/lib/platform/maps/draw-streets';
import { frameAround } from '@/lib/platform/maps/map-frame';
import { PlainError } from '@/server/local/plain-error.mjs';
import { makeNamedMapFile, type Tile } from '@/tests/factories/map-file';
import { main } from './map.mjs';

// The environment is read on import, so this must come first.
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = [await import('node:fs/promises'), await import('node:os')];
  const made = await mkdtemp(`${tmpdir()}/maidan-map-`);
  process.env['DATA_DIR'] = `${made}/data`;
  return made;
});

const SCRIPT = fileURLToPath(new URL('map.mjs', import.meta.url));
const LAHORE = { latitude: 31.558, longitude: 74.3507 };
const SUVA = { latitude: -18.1416, longitude: 178.4415 };
const OLD = Buffer.from('the map from before');
const HEADER_AND_ROOT = 16_384;

/** All tiles around a place, so many to each side at each zoom. */
function tilesAround(place: typeof LAHORE, maxZoom: number, aside: number): Tile[] {
  const tiles: Tile[] = [];
  for (let z = 0; z <= maxZoom; z += 1) {
    const count = 2 ** z;
    const sine = Math.sin((place.latitude * Math.PI) / 180);
    const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count);
    const x = Math.floor((place.longitude / 360 + 0.5) * count);
    const columns = new Set<number>();
    for (let dx = -aside; dx <= aside; dx += 1) columns.add((x + dx + count * aside) % count);
    for (const column of columns) {
      for (let row = Math.max(0, y - aside); row <= Math.min(count - 1, y + aside); row += 1) {
        tiles.push({ z, x: column, y: row });
      }
    }
  }
  return tiles;
}

/** Whether a tile shows something of the square around a place. */
function isInSquare({ z, x, y }: Tile, place: typeof LAHORE, km: number): boolean {
  const latitudeAt = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  const degrees = km / 111.32;
  const aside = degrees / Math.cos((place.latitude * Math.PI) / 180);
  const [north, south] = [latitudeAt(y), latitudeAt(y + 1)];
  const [west, east] = [(x / 2 ** z) * 360 - 180, ((x + 1) / 2 ** z) * 360 - 180];
  return (
    south <= place.latitude + degrees &&
    north >= place.latitude - degrees &&
    [-360, 0, 360].some(
      (turn) => west + turn <= place.longitude + aside && east + turn >= place.longitude - aside,
    )
  );
}

const nameOf = ({ z, x, y }: Tile) => (z === 14 && x % 8 < 4 ? 'sea' : `${z}/${x}/${y}`);
const region = tilesAround(LAHORE, 14, 24);
const source = makeNamedMapFile(region, nameOf);
const tileDataAt = Number(source.readBigUInt64LE(56));

/** What the server does instead of sending the range. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;
let content = source;
let fault: Fault = () => false;
let asked: { path: string; from: number; length: number }[] = [];

const server = createServer((request, response) => {
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  asked.push({
    path: request.url ?? '',
    from: Number(from),
    length: Number(to) - Number(from) + 1,
  });
  if (fault(request, response)) return;
  const part = content.subarray(Number(from), Number(to) + 1);
  response.writeHead(206, {
    'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${content.length}`,
    'content-length': part.length,
  });
  response.end(part);
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  [content, fault, asked] = [source, () => false, []];
  await mkdir(join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'data/map.pmtiles'), OLD);
});
afterEach(() => rm(join(folder, 'data'), { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The program in a process of its own. */
function start(...args: string[]) {
  let stop = () => {};
  const done = new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
    stop = () => child.kill('SIGINT');
  });
  return { done, stop };
}

/** The same in this process, which reads the gazetteer once. */
async function run(...args: string[]) {
  const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockReset().mockReturnValue(undefined),
  );
  const said = (spy: typeof out) => spy?.mock.calls.map(([line]) => `${line}\n`).join('') ?? '';
  const code = await main(args, () => new AbortController().signal).catch((error: Error) => {
    expect(error).toBeInstanceOf(PlainError);
    console.error(error.message);
    return 1;
  });
  return { code, out: said(out), err: said(err) };
}
const around = (city: string, km = '4', path = '/planet.pmtiles'): string[] => [
  '--around',
  city,
  '--km',
  km,
  '--from',
  address + path,
];
const fetchMap = (...of: Parameters<typeof around>) => run(...around(...of));

const readStored = () => readFile(join(folder, 'data/map.pmtiles'));
const isOfTiles = ({ headers }: IncomingMessage) =>
  Number(/^bytes=(\d+)/.exec(headers.range ?? '')?.[1]) >= tileDataAt;

async function expectOldMap(): Promise<void> {
  expect(await readdir(join(folder, 'data'))).toEqual(['map.pmtiles']);
  expect(await readStored()).toEqual(OLD);
}

function openMap(bytes: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'map',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}

async function readTiles(bytes: Buffer, tiles: Tile[]): Promise<(string | undefined)[]> {
  const map = openMap(bytes);
  const found: (string | undefined)[] = [];
  for (const { z, x, y } of tiles) {
    const tile = await map.getZxy(z, x, y);
    found.push(tile && Buffer.from(tile.data).toString('base64'));
  }
  return found;
}

describe('a map around a city', () => {
  it('has the tiles of the square and no others, each as in the source', async () => {
    const { code, out, err } = await start(...around('Lahore')).done;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('4 km around Lahore, Pakistan, from http://127.0.0.1');
    expect(out).toMatch(/\d\.\d of (\d\.\d) MB \(100 %\)/);
    expect(out).toContain('Maps show the streets around Lahore, Pakistan, at zooms 0 to 14.');
    expect(await readdir(join(folder, 'data'))).toEqual(['map.pmtiles']);

    const stored = await readStored();
    const inside = region.filter((tile) => isInSquare(tile, LAHORE, 4));
    expect(inside.length).toBeGreaterThan(50);
    const expected = await readTiles(source, region);
    const allowed = region.map((tile, index) =>
      inside.includes(tile) ? expected[index] : undefined,
    );
    expect(await readTiles(stored, region)).toEqual(allowed);

    const header = await openMap(stored).getHeader();
    expect(header).toMatchObject({ clustered: true, minZoom: 0, maxZoom: 14, tileType: 1 });
    expect(header.numAddressedTiles).toBe(inside.length);
    expect(header.numTileContents).toBe(new Set(inside.map(nameOf)).size);
    expect(header.numTileEntries).toBeLessThan(inside.length);
    expect(header.minLon).toBeCloseTo(LAHORE.longitude - 4 / 94.86, 3);
    expect(header.tileDataOffset + (header.tileDataLength ?? 0)).toBe(stored.length);
    expect(await openMap(stored).getMetadata()).toEqual({ attribution: 'OpenStreetMap' });

    const bytes = asked.reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeLessThan(source.length / 4);
    const requests = asked.filter(({ from }) => from >= tileDataAt).length;
    expect(requests).toBeLessThan(inside.length / 3);
  });

  it('is drawn by the product', async () => {
    await fetchMap('لاہور');
    const size = { width: 640, height: 280, zoom: 14, scale: 1 };
    expect(await drawStreets(frameAround(LAHORE, size))).toEqual(
      expect.arrayContaining([expect.objectContaining({ color: '#e8b38c', width: 4 })]),
    );
    const karachi = { latitude: 24.86, longitude: 67.01 };
    expect(await drawStreets(frameAround(karachi, size))).toBeNull();
  });

  it('takes both sides of the meridian at 180°', async () => {
    const pacific = tilesAround(SUVA, 8, 6);
    content = makeNamedMapFile(pacific, nameOf);
    expect(await fetchMap('Suva', '200')).toMatchObject({ code: 0, err: '' });
    const inside = pacific.filter((tile) => isInSquare(tile, SUVA, 200));
    const [first, last] = [inside.find(({ z, x }) => z === 8 && x === 0), { z: 8, x: 255 }];
    expect(first).toBeDefined();
    expect(inside).toContainEqual(expect.objectContaining(last));
    const expected = await readTiles(content, pacific);
    expect(await readTiles(await readStored(), pacific)).toEqual(
      pacific.map((tile, index) => (inside.includes(tile) ? expected[index] : undefined)),
    );
    expect(await openMap(await readStored()).getHeader()).toMatchObject({
      minLon: -180,
      maxLon: 180,
    });
  });

  it('has leaf directories when it is large', async () => {
    // Without an order that compresses well.
    const anyName = ({ x, y }: Tile) => String((x * x * 31 + y * y * 17 + x * y * 7) % 997);
    content = makeNamedMapFile(tilesAround(LAHORE, 14, 48), anyName);
    expect(await fetchMap('Lahore', '99')).toMatchObject({ code: 0, err: '' });
    const stored = await readStored();
    const { leafDirectoryLength, rootDirectoryOffset, rootDirectoryLength } =
      await openMap(stored).getHeader();
    expect(leafDirectoryLength).toBeGreaterThan(0);
    expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThanOrEqual(HEADER_AND_ROOT);
    const inside = tilesAround(LAHORE, 14, 40).filter(({ z }) => z === 14);
    expect(await readTiles(stored, inside)).toEqual(await readTiles(content, inside));
  });

  it('comes from the newest day of the last week', async () => {
    const before = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const day = before.replaceAll('-', '');
    fault = ({ url }, response) => {
      if (url === `/${day}.pmtiles`) return false;
      response.writeHead(404).end();
      return true;
    };
    const { code, out } = await fetchMap('Lahore', '4', '/{day}.pmtiles');
    expect(code).toBe(0);
    expect(out).toContain(`/${day}.pmtiles`);
    const isThere = asked.map(({ path }) => path === `/${day}.pmtiles`);
    expect(isThere.slice(0, 4)).toEqual([false, false, true, true]);
  });
});

describe('a line that breaks', () => {
  it('once is asked again', async () => {
    let cuts = 0;
    fault = (request, response) => {
      if (!isOfTiles(request) || cuts > 0) return false;
      cuts += 1;
      response.writeHead(206, { 'content-range': 'bytes 0-9/10', 'content-length': 10 });
      response.write('half');
      setTimeout(() => response.destroy(), 50);
      return true;
    };
    expect(await fetchMap('Lahore')).toMatchObject({ code: 0, err: '' });
    expect(cuts).toBe(1);
    const inside = region.filter((tile) => isInSquare(tile, LAHORE, 4));
    expect(await readTiles(await readStored(), inside)).toEqual(await readTiles(source, inside));
  });

  it('again and again leaves the old map', async () => {
    let sent = 0;
    fault = (request, response) => {
      sent += isOfTiles(request) ? 1 : 0;
      if (sent < 2) return false;
      response.destroy();
      return true;
    };
    const { code, err } = await fetchMap('Lahore');
    expect(code).toBe(1);
    expect(err).toMatch(/^http:\S+ cannot be read: UND_ERR_SOCKET\.\n$/);
    await expectOldMap();
  });

  it('by Ctrl-C leaves the old map', async () => {
    const waiting = new Promise<void>((resolve) => {
      fault = (request) => {
        if (isOfTiles(request)) resolve();
        return isOfTiles(request);
      };
    });
    const { done, stop } = start('--around', 'Lahore', '--from', address);
    await waiting;
    const files = () => readdir(join(folder, 'data'));
    await expect.poll(files).toEqual(['map.pmtiles', 'map.pmtiles.new']);
    stop();
    expect(await done).toMatchObject({ code: 1, err: 'Stopped. Maps are as before.\n' });
    await expectOldMap();
  });
});

describe('refuses', () => {
  const edited = (at: number, value: number) => {
    const bytes = Buffer.from(source);
    bytes[at] = value;
    return bytes;
  };
  const answers =
    (status: number, headers = {}): Fault =>
    (_request, response) => {
      response.writeHead(status, headers).end('text');
      return true;
    };
  const sends =
    (bytes: Buffer): Fault =>
    () => {
      content = bytes;
      return false;
    };

  it.each<[what: string, fault: Fault, sentence: string]>([
    ['a server without ranges', answers(200), 'sends only whole files, no ranges'],
    ['a missing file', answers(404), 'There is no file at http://127.0.0.1'],
    ['a forbidden file', answers(403), 'cannot be read: it answers 403'],
    ['a server that is down', answers(503), 'cannot be read: it answers 503'],
    ['pictures', sends(edited(99, 2)), 'has no vector tiles'],
    ['an older version', sends(edited(7, 2)), 'is not a PMTiles file of version 3'],
    ['any other file', sends(Buffer.from('<!doctype html>')), 'is not a PMTiles file of version 3'],
  ])('%s', async (_what, given, sentence) => {
    fault = given;
    expect(await fetchMap('Lahore')).toMatchObject({
      code: 1,
      err: expect.stringContaining(sentence),
    });
    await expectOldMap();
  });

  it('a map of somewhere else, although it has the tile of the whole world', async () => {
    expect(await fetchMap('Nairobi')).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no streets around Nairobi, Kenya.'),
    });
    await expectOldMap();
  });

  it('arguments that make no sense, before it asks anybody', async () => {
    const cases: [args: string[], code: number, sentence: string][] = [
      [['--around', 'Lahore', '--km', '0'], 1, '--km must be a number from 1 to 200, not 0'],
      [['--around', 'Lahore', '--km', 'far'], 1, 'not far'],
      [['--around', 'Lahore', '--from', 'a.pmtiles'], 1, 'must be an address with http://'],
      [['--around', 'Lahore', 'a.pmtiles'], 2, 'Usage'],
      [['--around', ''], 2, 'Usage'],
      [['--around', 'Lahor'], 1, 'No city is called Lahor. Is it one of these? Lahore, Pakistan;'],
      [['--from', address], 2, 'Usage'],
      [['--remove', '--km', '3'], 2, 'Usage'],
    ];
    for (const [args, code, sentence] of cases) {
      const answer = await run(...args);
      expect(answer, args.join(' ')).toMatchObject({
        code,
        err: expect.stringContaining(sentence),
      });
    }
    expect(asked).toEqual([]);
  });
});
