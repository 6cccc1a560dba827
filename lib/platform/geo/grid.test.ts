import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleMetres } from './distance';
import { formatDistance, keepCell, snapToCell } from './grid';
import { normalizeLongitude } from './point';

const anyPoint = fc.record({
  latitude: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: 89.98, max: 90, noNaN: true }),
    fc.double({ min: -90, max: -89.98, noNaN: true }),
  ),
  longitude: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: 179.98, max: 180, noNaN: true }),
    fc.double({ min: -180, max: -179.98, noNaN: true }),
  ),
});

describe('snapToCell', () => {
  it('leaves the centre of a cell unchanged', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const cell = snapToCell(point);
        expect(snapToCell(cell)).toEqual(cell);
      }),
      { numRuns: 5000 },
    );
  });

  it('moves a point at most half the diagonal of a cell', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        // The three cells that meet at each pole are wedges, longer than the squares elsewhere.
        const bound = Math.abs(point.latitude) > 85 ? 870 : 730;
        expect(greatCircleMetres(point, snapToCell(point))).toBeLessThan(bound);
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps cells about a kilometre wide everywhere', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const cell = snapToCell(point);
        const east = snapToCell({
          latitude: cell.latitude,
          longitude: cell.longitude + 2 * (cell.longitude - westEdge(cell)),
        });
        const width = greatCircleMetres(cell, east);
        expect(width).toBeGreaterThan(750);
        expect(width).toBeLessThan(1100);
      }),
      { numRuns: 1000 },
    );
  });

  it('stays on the globe at the poles and represents the antimeridian in a single way', () => {
    expect(snapToCell({ latitude: 90, longitude: 0 }).latitude).toBeCloseTo(89.9955, 9);
    expect(snapToCell({ latitude: -90, longitude: 0 }).latitude).toBeCloseTo(-89.9955, 9);
    expect(snapToCell({ latitude: 10, longitude: 180 })).toEqual(
      snapToCell({ latitude: 10, longitude: -180 }),
    );
    expect(snapToCell({ latitude: 31.5, longitude: 74.3 + 360 })).toEqual(
      snapToCell({ latitude: 31.5, longitude: 74.3 }),
    );
  });

  it('maps everybody in a cell to the same point', () => {
    const inside = { latitude: 31.4985, longitude: 74.3716 };
    const nearby = { latitude: 31.4991, longitude: 74.3722 };
    expect(snapToCell(nearby)).toEqual(snapToCell(inside));
  });
});

function westEdge(cell: { latitude: number; longitude: number }): number {
  // Bisection on the function itself, so that the test does not repeat the formula.
  let outside = cell.longitude - (360 * 0.009) / (360 * Math.cos((cell.latitude * Math.PI) / 180));
  let inside = cell.longitude;
  for (let step = 0; step < 60; step += 1) {
    const middle = (outside + inside) / 2;
    const snapped = snapToCell({ latitude: cell.latitude, longitude: middle });
    if (snapped.longitude === cell.longitude) inside = middle;
    else outside = middle;
  }
  return inside;
}

describe('keepCell', () => {
  const home = snapToCell({ latitude: 31.4985, longitude: 74.3716 });
  const side = { latitude: 0.009, longitude: 2 * (home.longitude - westEdge(home)) };
  const from = (north: number, east: number) => ({
    latitude: home.latitude + north * side.latitude,
    longitude: home.longitude + east * side.longitude,
  });

  it.each([
    ['for a point inside it', 0.49, -0.49],
    ['for a point just over the border', 0.51, 0],
    ['for a point at the end of the margin', 0, -0.649],
    ['for a point over a corner', 0.649, 0.649],
  ])('keeps the cell %s', (_where, north, east) => {
    expect(keepCell(home, from(north, east))).toEqual(home);
  });

  it.each([
    ['north', 0.651, 0],
    ['south', -0.651, 0],
    ['east', 0, 0.651],
    ['west', 0, -0.651],
    ['far away', 40, 40],
  ])('switches to the point’s cell when that is clearly outside: %s', (_where, north, east) => {
    const point = from(north, east);
    expect(keepCell(home, point)).toEqual(snapToCell(point));
    expect(keepCell(home, point)).not.toEqual(home);
  });

  it('uses the point’s cell when there was none', () => {
    expect(keepCell(null, from(0.51, 0))).toEqual(snapToCell(from(0.51, 0)));
  });

  it('keeps a cell at the antimeridian from both sides', () => {
    const cell = snapToCell({ latitude: 10, longitude: -180 });
    expect(keepCell(cell, { latitude: 10, longitude: 179.9995 })).toEqual(cell);
    expect(keepCell(cell, { latitude: 10, longitude: 179.99 })).not.toEqual(cell);
    expect(keepCell(cell, { latitude: 10, longitude: 180 })).toEqual(cell);
  });

  it('moves a point at most to the corner of the margin', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (before, point) => {
        const bound = Math.abs(point.latitude) > 85 ? 1200 : 950;
        expect(greatCircleMetres(point, keepCell(snapToCell(before), point))).toBeLessThan(bound);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('formatDistance', () => {
  it.each([
    [0, '1 km or less'],
    [1, '1 km or less'],
    [2, '2 km'],
    [137, '137 km'],
  ])('formats %d as "%s"', (km, words) => {
    expect(formatDistance(km)).toBe(words);
  });
});

describe('normalizeLongitude', () => {
  it('returns a value in [-180, 180) for the same meridian', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (longitude) => {
        const turned = normalizeLongitude(longitude);
        expect(turned).toBeGreaterThanOrEqual(-180);
        expect(turned).toBeLessThan(180);
        const place = { latitude: 0, longitude };
        expect(greatCircleMetres(place, { latitude: 0, longitude: turned })).toBeLessThan(1);
      }),
    );
  });
});
