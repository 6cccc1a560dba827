import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARTH_RADIUS_M } from './constants';
import {
  arcFromChord,
  chordFromArc,
  greatCircleKm,
  greatCircleMetres,
  pointAway,
} from './distance';
import { type GeoPoint, toRadians } from './point';

const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Vincenty's formula on a sphere (atan2), which has no step in common with the haversine. */
function vincentyMetres(a: GeoPoint, b: GeoPoint): number {
  const [phi1, phi2] = [toRadians(a.latitude), toRadians(b.latitude)];
  const delta = toRadians(b.longitude - a.longitude);
  const across = Math.hypot(
    Math.cos(phi2) * Math.sin(delta),
    Math.cos(phi1) * Math.sin(phi2) - Math.sin(phi1) * Math.cos(phi2) * Math.cos(delta),
  );
  const along = Math.sin(phi1) * Math.sin(phi2) + Math.cos(phi1) * Math.cos(phi2) * Math.cos(delta);
  return EARTH_RADIUS_M * Math.atan2(across, along);
}

describe('greatCircleMetres', () => {
  it('agrees with an independent formula anywhere on earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        // Half a metre of tolerance only near antipodes, where the haversine is ill-conditioned.
        const slack = vincentyMetres(a, b) > 19_900_000 ? 0.5 : 1e-3;
        expect(Math.abs(greatCircleMetres(a, b) - vincentyMetres(a, b))).toBeLessThan(slack);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same in both directions and zero only for the same point', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        expect(greatCircleMetres(a, b)).toBeCloseTo(greatCircleMetres(b, a), 6);
        expect(greatCircleMetres(a, a)).toBe(0);
      }),
    );
  });

  it('is right for London to Paris, across the antimeridian and over the pole', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    expect(greatCircleKm(london, paris)).toBeCloseTo(343.56, 1);
    const east = { latitude: -17, longitude: 179.99 };
    const west = { latitude: -17, longitude: -179.99 };
    expect(greatCircleKm(east, west)).toBeLessThan(2.2);
    const here = { latitude: 89.5, longitude: 0 };
    const there = { latitude: 89.5, longitude: 180 };
    expect(greatCircleKm(here, there)).toBeCloseTo(111.195, 2);
    const northPole = { latitude: 90, longitude: 12 };
    const southPole = { latitude: -90, longitude: 99 };
    expect(greatCircleMetres(northPole, southPole)).toBeCloseTo(Math.PI * EARTH_RADIUS_M, 3);
  });
});

describe('a point away', () => {
  it('is as far as it was asked for', () => {
    const lahore = { latitude: 31.512, longitude: 74.345 };
    for (const bearing of [0, 90, 200, 315]) {
      expect(greatCircleKm(lahore, pointAway(lahore, 12, bearing))).toBeCloseTo(12, 6);
    }
  });
});

describe('chord and arc', () => {
  it('are inverses for every distance up to a quarter of the circumference', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_000_000, noNaN: true }), (arc) => {
        expect(Math.abs(arcFromChord(chordFromArc(arc)) - arc)).toBeLessThan(1e-6);
      }),
    );
  });

  it('never exceed the diameter, however large the radius', () => {
    expect(chordFromArc(1e9)).toBeCloseTo(2 * EARTH_RADIUS_M, 6);
    expect(arcFromChord(1e9)).toBeCloseTo(Math.PI * EARTH_RADIUS_M, 6);
  });
});
