import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { frameAround, tilesIn } from '@/lib/platform/maps/map-frame';
import { drawMapPicture } from '@/lib/platform/maps/map-picture';
import { makeMapFile } from '@/tests/factories/map-file';
import { GULBERG, KARACHI } from '@/tests/factories/places';

// The environment is read on import, so this must come first.
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = [await import('node:fs/promises'), await import('node:os')];
  const made = await mkdtemp(`${tmpdir()}/maidan-map-`);
  process.env['DATA_DIR'] = made;
  return made;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FRAME = { width: 1_280, height: 560, zoom: 15, scale: 2 };

async function look(point: GeoPoint) {
  const picture = await drawMapPicture(point);
  if (!picture) throw new Error('no picture');
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  return { size: [info.width, info.height], colorAt };
}

/** WebP changes colours a little. */
const near = (hex: string) =>
  [1, 3, 5].map((at) => expect.closeTo(Number.parseInt(hex.slice(at, at + 2), 16), -1.3));

describe('a frame', () => {
  const frame = frameAround(GULBERG, FRAME);

  it('has its centre in the middle, and north above', () => {
    const { x, y } = frame.spotOf(GULBERG);
    expect([x, y]).toEqual([expect.closeTo(640), expect.closeTo(280)]);
    const { north, south, west, east } = frame.bounds;
    expect(frame.spotOf({ latitude: north, longitude: west })).toEqual({
      x: expect.closeTo(0),
      y: expect.closeTo(0),
    });
    expect(north - south).toBeGreaterThan(0.005);
    expect(east - west).toBeGreaterThan(north - south);
  });

  it('is covered by tiles of each zoom, without a gap', () => {
    for (const z of [0, 12, 15]) {
      const tiles = tilesIn(frame, z);
      const area = tiles.reduce((sum, { left, top, size }) => {
        const width = Math.min(1_280, left + size) - Math.max(0, left);
        return sum + width * (Math.min(560, top + size) - Math.max(0, top));
      }, 0);
      expect(area).toBeCloseTo(1_280 * 560, 0);
    }
    expect(tilesIn(frame, 0)).toHaveLength(1);
  });
});

describe('the picture of a place', () => {
  it('shows roads and water of the operator’s file where that reaches', async () => {
    const tiles = tilesIn(frameAround(GULBERG, FRAME), 15);
    expect(await drawMapPicture(GULBERG)).toBeNull();
    await writeFile(join(folder, 'map.pmtiles'), makeMapFile(tiles));
    const streets = await look(GULBERG);
    // The test's tiles have a road across the middle, and a lake in the lower right.
    const tile = tiles.find(({ left, top, size }) => left > 0 && left < 500 && top > -size / 2);
    if (!tile) throw new Error('no tile');
    const { left, top, size } = tile;
    const road = top + size / 2;
    const below = road + size * 0.3 < 560 ? road + size * 0.3 : road - size * 0.6;
    expect(streets.colorAt(left + size * 0.8, road)).toEqual(near('#e8b38c'));
    expect(streets.colorAt(left + size * 0.8, below)).toEqual(near('#b9d6de'));
    expect(streets.colorAt(left + size * 0.2, below)).toEqual(near('#f5f1e6'));
    expect(streets.size).toEqual([1_280, 560]);
    expect(streets.colorAt(640, 268)).toEqual(near('#b04a1c'));
    expect(await drawMapPicture(KARACHI)).toBeNull();
  });
});
