import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import { snapToCell } from '@/lib/platform/geo/grid';
import { type GeoPoint, normalizeLongitude } from '@/lib/platform/geo/point';
import { findNearbyUsersSchema, type NearbyUserDto } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { readAllPages } from '@/tests/factories/pages';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';

/** Special places of grids, boxes and longitudes, and places where people live. */
const ANCHORS: GeoPoint[] = [
  { latitude: 90, longitude: 0 },
  { latitude: -90, longitude: 77 },
  { latitude: 89.95, longitude: -179.99 },
  { latitude: 0, longitude: 180 },
  { latitude: -17.8, longitude: -179.995 },
  { latitude: 64.5, longitude: 179.99 },
  { latitude: 0, longitude: 0 },
  LAHORE.centre,
  { latitude: 78.22, longitude: 15.6 },
];
const PER_ANCHOR = 40;

const anywhereNear = (anchor: GeoPoint): fc.Arbitrary<GeoPoint> =>
  fc
    .record({
      north: fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      east: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    .map(({ north, east }) => {
      // Near the poles a degree of longitude is tiny: people there are at all longitudes.
      const widen = Math.abs(anchor.latitude) > 85 ? 180 : 0.9;
      return {
        latitude: Math.max(-90, Math.min(90, anchor.latitude + north)),
        longitude: normalizeLongitude(anchor.longitude + east * widen),
      };
    });

const somewhere = fc.constantFrom(...ANCHORS).chain(anywhereNear);

let people: { id: number; cell: GeoPoint }[];
let actor: Actor;

async function createPeople(): Promise<void> {
  const points = ANCHORS.flatMap((anchor) => [
    // Several in one cell, so that the id decides ties.
    ...Array.from({ length: 5 }, () => anchor),
    ...fc.sample(anywhereNear(anchor), { numRuns: PER_ANCHOR, seed: 7 }),
  ]);
  const rows = await db.user.createManyAndReturn({
    data: points.map(({ latitude, longitude }) => ({
      email: `${uniqueText()}@example.test`,
      name: 'Somebody',
      gender: 'other' as const,
      latitude,
      longitude,
    })),
    select: { id: true, latitude: true, longitude: true },
  });
  people = rows.map(({ id, latitude, longitude }) => ({
    id,
    cell: snapToCell({ latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN }),
  }));
  // Registered without a place: in no search.
  await db.user.createMany({
    data: Array.from({ length: 20 }, () => ({ email: `${uniqueText()}@example.test` })),
  });
}

beforeAll(async () => {
  await createPeople();
  ({ actor } = await createSignedIn({ play: [] }));
});

const walkAllPages = ({ limit, ...query }: Record<string, string>) =>
  readAllPages(Number(limit), (page) =>
    listNearbyUsers(actor, findNearbyUsersSchema.parse({ ...query, ...page, limit })),
  );

interface Case {
  own: GeoPoint | null;
  centre: GeoPoint | null;
  radius: number;
  limit: number;
}

/** The reference result by brute force: great circles (haversine) between cells, over all people. */
function reference({ own, centre, radius }: Case) {
  const middle = snapToCell(centre ?? own ?? LAHORE.centre);
  const from = snapToCell(own ?? middle);
  return people
    .map(({ id, cell }) => ({
      id,
      fromCentre: greatCircleKm(middle, cell),
      km: greatCircleKm(from, cell),
    }))
    .filter(({ fromCentre }) => fromCentre <= radius);
}

/** A hundredth of a millimetre: far above rounding errors, far below any meaningful radius. */
const EPSILON_KM = 1e-8;

const cases = fc.record({
  own: fc.oneof({ weight: 4, arbitrary: somewhere }, { weight: 1, arbitrary: fc.constant(null) }),
  centre: fc.option(somewhere, { nil: null, freq: 3 }),
  radius: fc.double({ min: 1, max: 100, noNaN: true }).map((km) => Number(km.toFixed(6))),
  limit: fc.integer({ min: 3, max: 100 }),
});

async function ask({ own, centre, radius, limit }: Case): Promise<NearbyUserDto[]> {
  // Move far away first: otherwise a short move keeps the old cell.
  for (const data of [{ latitude: null, longitude: null }, own ?? {}]) {
    await db.user.update({ where: { id: actor.userId }, data, select: { id: true } });
  }
  return walkAllPages({
    ...(centre && { latitude: centre.latitude.toFixed(9), longitude: centre.longitude.toFixed(9) }),
    radius: String(radius),
    limit: String(limit),
  });
}

describe('people nearby, compared with great-circle distances to everybody', () => {
  it('are the same people at the same distances in the same order anywhere on earth', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (drawn) => {
        const centre = drawn.centre && {
          latitude: Number(drawn.centre.latitude.toFixed(9)),
          longitude: Number(drawn.centre.longitude.toFixed(9)),
        };
        const one = { ...drawn, centre };
        const found = await ask(one);
        const expected = new Map(reference(one).map((person) => [person.id, person]));
        const onTheEdge = [...expected.values()].some(
          ({ fromCentre }) => Math.abs(fromCentre - one.radius) < EPSILON_KM,
        );
        fc.pre(!onTheEdge);

        expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
          [...expected.keys()].sort((a, b) => a - b),
        );
        found.forEach((person, index) => {
          const km = expected.get(person.id)?.km ?? Number.NaN;
          expect(Math.abs(person.distance - Math.max(1, km))).toBeLessThanOrEqual(0.5 + EPSILON_KM);
          const next = found[index + 1];
          if (!next) return;
          const nextKm = expected.get(next.id)?.km ?? Number.NaN;
          expect(nextKm).toBeGreaterThan(km - EPSILON_KM);
          // Equal to the last digit means the same cell: the id decides.
          if (nextKm === km && sameCell(person.id, next.id)) {
            expect(next.id).toBeGreaterThan(person.id);
          }
        });
      }),
      { numRuns: 150, seed: 2026 },
    );
  });

  it('include people across the antimeridian and around the pole', async () => {
    const fiji = await ask({
      own: { latitude: 0, longitude: 179.999 },
      centre: null,
      radius: 100,
      limit: 100,
    });
    const longitudes = fiji.map(({ id }) => cellOf(id).longitude);
    expect(Math.max(...longitudes)).toBeGreaterThan(179);
    expect(Math.min(...longitudes)).toBeLessThan(-179);

    const pole = await ask({
      own: { latitude: 90, longitude: 0 },
      centre: null,
      radius: 100,
      limit: 100,
    });
    const around = pole.map(({ id }) => cellOf(id).longitude);
    expect(Math.max(...around)).toBeGreaterThan(90);
    expect(Math.min(...around)).toBeLessThan(-90);
  });
});

function cellOf(id: number): GeoPoint {
  const person = people.find((candidate) => candidate.id === id);
  if (!person) throw new Error(`Person ${id} was not created here`);
  return person.cell;
}

function sameCell(a: number, b: number): boolean {
  const [first, second] = [cellOf(a), cellOf(b)];
  return first.latitude === second.latitude && first.longitude === second.longitude;
}
