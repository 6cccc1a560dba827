import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_M } from './constants';
import { chordForRadius, toCartesian, toCubePoint } from './cube';
import { arcFromChord, greatCircleMetres } from './distance';

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

function parseCube(text: string): number[] {
  expect(text).toMatch(/^\(-?[\d.e+-]+,-?[\d.e+-]+,-?[\d.e+-]+\)$/);
  return text.slice(1, -1).split(',').map(Number);
}

describe('toCubePoint', () => {
  it('writes a point on the sphere that reads back exactly', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const axes = parseCube(toCubePoint(point));
        // Adding 0 turns the -0 of the axes into the 0 of the text.
        expect(axes).toEqual(toCartesian(point).map((axis) => axis + 0));
        expect(Math.hypot(...axes)).toBeCloseTo(EARTH_RADIUS_M, 6);
      }),
    );
  });

  it('makes the straight line between two points equal their great circle', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const [ax, ay, az] = toCartesian(a);
        const [bx, by, bz] = toCartesian(b);
        const arc = arcFromChord(Math.hypot(ax - bx, ay - by, az - bz));
        const slack = arc > 19_900_000 ? 1 : 1e-2;
        expect(Math.abs(arc - greatCircleMetres(a, b))).toBeLessThan(slack);
      }),
    );
  });

  it('rejects coordinates that are not numbers', () => {
    expect(() => toCubePoint({ latitude: Number.NaN, longitude: 0 })).toThrow(RangeError);
    expect(() => toCubePoint({ latitude: 0, longitude: Infinity })).toThrow(RangeError);
  });
});

describe('chordForRadius', () => {
  it('converts kilometres to metres, shorter than the arc', () => {
    expect(chordForRadius(10)).toBeCloseTo(10_000, 1);
    expect(chordForRadius(10)).toBeLessThan(10_000);
    expect(chordForRadius(100_000)).toBeCloseTo(2 * EARTH_RADIUS_M, 6);
  });
});
