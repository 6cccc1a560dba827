import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { GRID_STEP_DEG } from '@/lib/platform/geo/constants';
import { greatCircleKm, pointAway } from '@/lib/platform/geo/distance';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findNearbyUsersSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { GULBERG } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const CELL = snapToCell(GULBERG);
const CELL_WIDTH_DEG =
  360 / Math.floor((360 * Math.cos((CELL.latitude * Math.PI) / 180)) / GRID_STEP_DEG);

/** A point in the target's cell: from -1 to 1, north by half its height, east by half its width. */
function insideCell(north: number, east: number): GeoPoint {
  return {
    latitude: CELL.latitude + (north * 0.999 * GRID_STEP_DEG) / 2,
    longitude: CELL.longitude + (east * 0.999 * CELL_WIDTH_DEG) / 2,
  };
}

let targetId: number;
let attackers: Actor[];

beforeAll(async () => {
  targetId = (await createOnboardedUser({ at: GULBERG })).id;
  // Neighbours, so that the order of the list could reveal something.
  for (const bearing of [0, 60, 120, 180, 240, 300]) {
    await createOnboardedUser({ at: pointAway(GULBERG, 0.4 + bearing / 200, bearing) });
  }
  attackers = [];
  for (const bearing of [10, 130, 250]) {
    attackers.push((await createSignedIn({ at: pointAway(GULBERG, 6, bearing) })).actor);
  }
});

const walkTo = (userId: number, { latitude, longitude }: GeoPoint) =>
  db.user.update({ where: { id: userId }, data: { latitude, longitude }, select: { id: true } });

/** Moves far away first, because a short move keeps the cell. */
async function moveTo(userId: number, point: GeoPoint): Promise<void> {
  await db.user.update({
    where: { id: userId },
    data: { latitude: null, longitude: null },
    select: { id: true },
  });
  await walkTo(userId, point);
}

interface Question {
  attacker: number;
  own: GeoPoint;
  centre: GeoPoint;
  radius: number;
  limit: number;
}

const fixed = (degrees: number) => degrees.toFixed(12);

/** Everything the attacker can see; of an encrypted cursor only whether there is one. */
async function ask({ attacker, own, centre, radius, limit }: Question) {
  const actor = attackers[attacker];
  if (!actor) throw new Error('No such attacker');
  await moveTo(actor.userId, own);
  const page = await listNearbyUsers(
    actor,
    findNearbyUsersSchema.parse({
      latitude: fixed(centre.latitude),
      longitude: fixed(centre.longitude),
      radius: radius.toFixed(6),
      limit: String(limit),
    }),
  );
  return { items: page.items, hasMore: page.nextCursor !== null };
}

const around = (km: number) =>
  fc
    .record({
      away: fc.double({ min: 0, max: km, noNaN: true }),
      bearing: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(({ away, bearing }) => pointAway(GULBERG, away, bearing));

const questions: fc.Arbitrary<Question> = fc.record({
  attacker: fc.integer({ min: 0, max: 2 }),
  own: around(15),
  centre: around(15),
  // Fractions too: an attacker may sweep the edge of the circle in any steps.
  radius: fc.double({ min: 1, max: 20, noNaN: true }),
  limit: fc.integer({ min: 1, max: 5 }),
});

const unit = fc.double({ min: -1, max: 1, noNaN: true });

describe('trilateration with three accounts and any centres, radii and locations', () => {
  it('gets the same responses wherever in the cell the target is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(questions, { minLength: 4, maxLength: 8 }),
        fc.tuple(unit, unit, unit, unit),
        async (asked, [north, east, otherNorth, otherEast]) => {
          const answersFor = async (place: GeoPoint) => {
            await moveTo(targetId, place);
            // They see each other as well: both rounds start alike.
            for (const attacker of attackers) await moveTo(attacker.userId, GULBERG);
            const answers = [];
            for (const question of asked) answers.push(await ask(question));
            return answers;
          };
          const here = await answersFor(insideCell(north, east));
          expect(await answersFor(insideCell(otherNorth, otherEast))).toEqual(here);
        },
      ),
      { numRuns: 25, seed: 31, endOnFailure: true },
    );
  });

  it('gets the same responses while the target walks over the border of the cell and back', async () => {
    const question = (attacker: number): Question => ({
      attacker,
      own: pointAway(GULBERG, 3, 120 * attacker),
      centre: CELL,
      radius: 1,
      limit: 100,
    });
    const askAll = async () => [
      await ask(question(0)),
      await ask(question(1)),
      await ask(question(2)),
    ];
    await moveTo(targetId, insideCell(0.99, 0));
    // They see each other as well: one round puts each at its position.
    await askAll();
    const here = await askAll();
    for (const north of [1.02, 0.98, 1.05, 1.2, 1.29, 0]) {
      await walkTo(targetId, insideCell(north, 0));
      expect(await askAll()).toEqual(here);
    }
    await walkTo(targetId, insideCell(1.4, 0));
    expect(await askAll()).not.toEqual(here);
  });

  it('notices when the target leaves the cell, so the test above can fail', async () => {
    const question: Question = {
      attacker: 0,
      own: pointAway(GULBERG, 3, 0),
      centre: GULBERG,
      radius: 1,
      limit: 5,
    };
    await moveTo(targetId, GULBERG);
    const here = await ask(question);
    await moveTo(targetId, pointAway(GULBERG, 4, 90));
    expect(await ask(question)).not.toEqual(here);
  });

  it('gives the same estimate for every place in the cell, wrong by 0.6 km or more for some', async () => {
    const corners = [
      [0, 0],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([north = 0, east = 0]) => insideCell(north, east));
    const outcomes = [];
    for (const place of corners) {
      await moveTo(targetId, place);
      const estimate = await trilaterate();
      outcomes.push({ estimate, errorKm: greatCircleKm(estimate, place) });
    }
    for (const { estimate } of outcomes) expect(estimate).toEqual(outcomes[0]?.estimate);
    const worst = Math.max(...outcomes.map(({ errorKm }) => errorKm));
    expect(worst).toBeGreaterThan(0.6);
    // The attack works: it finds the middle of the cell.
    expect(greatCircleKm(outcomes[0]?.estimate ?? GULBERG, CELL)).toBeLessThan(0.05);
  });
});

/** Each account sweeps its circle until the target drops out, to the metre; three circles then meet in a point. */
async function trilaterate(): Promise<GeoPoint> {
  const circles: { centre: GeoPoint; km: number }[] = [];
  for (const [attacker, bearing] of [20, 140, 260].entries()) {
    // The attacker knows the grid and searches from the middle of a cell, where snapping changes nothing.
    const centre = snapToCell(pointAway(GULBERG, 5, bearing));
    let [inside, outside] = [20, 1];
    while (inside - outside > 0.001) {
      const radius = (inside + outside) / 2;
      const { items } = await ask({ attacker, own: centre, centre, radius, limit: 100 });
      if (items.some(({ id }) => id === targetId)) inside = radius;
      else outside = radius;
    }
    circles.push({ centre, km: inside });
  }
  return bestFit(circles);
}

/** The point that fits the measured distances best, by a pattern search with halving steps. */
function bestFit(circles: { centre: GeoPoint; km: number }[]): GeoPoint {
  const miss = (point: GeoPoint) =>
    circles.reduce((sum, { centre, km }) => sum + (greatCircleKm(point, centre) - km) ** 2, 0);
  let best = { ...GULBERG };
  for (let step = 0.05; step > 1e-7; step /= 1.5) {
    for (let tries = 0; tries < 4; tries += 1) {
      const { latitude, longitude } = best;
      for (const [north, east] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const point = { latitude: latitude + north * step, longitude: longitude + east * step };
        if (miss(point) < miss(best)) best = point;
      }
    }
  }
  return best;
}
