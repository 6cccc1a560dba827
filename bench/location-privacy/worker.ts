import type { Attacked } from '@/bench/location-privacy/report';
import { createRandom } from '@/bench/nearby/random';
import type { Actor } from '@/lib/platform/auth/actor';
import { pool } from '@/lib/platform/db/pool';
import { greatCircleKm, greatCircleMetres, pointAway } from '@/lib/platform/geo/distance';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findNearbyUsersSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const [targetCount = 100, searches = 500] = process.argv.slice(2).map(Number);
const HOME: GeoPoint = { latitude: 31.52, longitude: 74.35 };
const random = createRandom(389);
const BISECTIONS = 20;

/** The information of one search about the target: whether it is in the circle, and its distance from the account if so. */
interface Answer {
  own: GeoPoint;
  centre: GeoPoint;
  radiusKm: number;
  distanceKm: number | null;
}

interface Question {
  actor: Actor;
  own: GeoPoint;
  centre: GeoPoint;
  radiusKm: number;
}

async function ask(targetId: number, { actor, own, centre, radiusKm }: Question): Promise<Answer> {
  // Away and back: the account chooses its cell freely.
  for (const [latitude, longitude] of [
    [null, null],
    [own.latitude, own.longitude],
  ]) {
    await pool.query('UPDATE users SET latitude = $2, longitude = $3 WHERE id = $1', [
      actor.userId,
      latitude,
      longitude,
    ]);
  }
  const { items } = await listNearbyUsers(
    actor,
    findNearbyUsersSchema.parse({
      latitude: centre.latitude.toFixed(12),
      longitude: centre.longitude.toFixed(12),
      radius: radiusKm.toFixed(6),
      limit: '100',
    }),
  );
  const found = items.find(({ id }) => id === targetId);
  return { own, centre, radiusKm, distanceKm: found ? found.distance : null };
}

/** Bisects three circles to the metre, then searches from random places around the result. */
async function attack(targetId: number, near: GeoPoint, accounts: Actor[]): Promise<GeoPoint> {
  const answers: Answer[] = [];
  const circles: { centre: GeoPoint; km: number }[] = [];
  for (const [index, actor] of accounts.entries()) {
    const centre = snapToCell(pointAway(near, 6, 20 + 120 * index));
    let [inside, outside] = [20, 1];
    for (let step = 0; step < BISECTIONS; step += 1) {
      const radiusKm = (inside + outside) / 2;
      const answer = await ask(targetId, { actor, own: centre, centre, radiusKm });
      answers.push(answer);
      if (answer.distanceKm === null) outside = radiusKm;
      else inside = radiusKm;
    }
    circles.push({ centre, km: inside });
  }
  const estimate = minimise(near, 0.05, (point) =>
    circles.reduce((sum, { centre, km }) => sum + (greatCircleKm(point, centre) - km) ** 2, 0),
  );
  while (answers.length < searches) {
    const actor = accounts[answers.length % accounts.length];
    if (!actor) throw new Error('No account');
    const own = pointAway(estimate, 3 * random(), 360 * random());
    // Circles whose edge passes near the estimate, where every metre would show.
    const centre = pointAway(estimate, 1 + 4 * random(), 360 * random());
    const radiusKm = Math.max(1, greatCircleKm(centre, estimate) + 1.5 * (random() - 0.5));
    answers.push(await ask(targetId, { actor, own, centre, radiusKm }));
  }
  return bestOf(answers, estimate);
}

/** How badly a point fits if circles and distances were measured from the exact point, as an attacker hopes. */
function misfit(answers: Answer[], point: GeoPoint): number {
  return answers.reduce((sum, { own, centre, radiusKm, distanceKm }) => {
    const beyond = greatCircleKm(point, centre) - radiusKm;
    const wrongSide = distanceKm === null ? Math.max(0, -beyond) : Math.max(0, beyond);
    if (distanceKm === null) return sum + wrongSide;
    const off = Math.abs(greatCircleKm(point, own) - distanceKm) - 0.5;
    return sum + wrongSide + (distanceKm === 1 && off < 1 ? 0 : Math.max(0, off));
  }, 0);
}

const bestOf = (answers: Answer[], start: GeoPoint): GeoPoint =>
  minimise(start, 0.004, (point) => misfit(answers, point));

/** A pattern search with a step that is halved each time. */
function minimise(start: GeoPoint, widest: number, cost: (point: GeoPoint) => number): GeoPoint {
  let best = start;
  let lowest = cost(best);
  for (let step = widest; step > 1e-6; step /= 1.5) {
    for (let tries = 0; tries < 4; tries += 1) {
      for (const [north, east] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const point = {
          latitude: best.latitude + north * step,
          longitude: best.longitude + east * step,
        };
        const found = cost(point);
        if (found < lowest) [best, lowest] = [point, found];
      }
    }
  }
  return best;
}

const accounts = await Promise.all(
  Array.from({ length: 3 }, async () => (await createSignedIn({ at: HOME, play: [] })).actor),
);
const attacked: Attacked[] = [];
for (let index = 0; index < targetCount; index += 1) {
  const place = pointAway(HOME, 8 * Math.sqrt(random()), 360 * random());
  const { id } = await createOnboardedUser({ at: place, play: [] });
  // The public area on the profile brings an attacker this close.
  const near = pointAway(place, 2 * random(), 360 * random());
  const guess = await attack(id, near, accounts);
  attacked.push({
    byAttack: greatCircleMetres(guess, place),
    byCell: greatCircleMetres(snapToCell(place), place),
  });
  await pool.query('DELETE FROM users WHERE id = $1', [id]);
}
await pool.end();
process.send?.(attacked, () => process.disconnect());
