import { createRandom } from '@/bench/nearby/random';
import { median } from '@/bench/report-tables';
import { greatCircleMetres, pointAway } from '@/lib/platform/geo/distance';
import { keepCell, snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';

const LAHORE: GeoPoint = { latitude: 31.52, longitude: 74.35 };
const STEPS_M = [20, 100, 300, 1_000, 3_000];
const PEOPLE = 20_000;

export interface WalkFigure {
  stepMetres: number;
  /** The share of moves that are visible to others: with cells that follow the point, and with sticky cells. */
  seenBefore: number;
  seenNow: number;
  /** The median error in metres of the best guess after such a move. */
  errorSeenBefore: number;
  errorSeenNow: number;
  /** The error of the middle of the shown cell, over all people, whether they moved or not. */
  errorNow: number;
}

/** A person after a visible move: the cells before and after, and their position. */
interface Seen {
  before: GeoPoint;
  after: GeoPoint;
  point: GeoPoint;
}

/**
 * The median error of the best guess after a visible move: the average position of all who moved in that direction, which is
 * not the middle of the cell if most of them have only just crossed its border.
 */
function bestGuessError(seen: Seen[]): number {
  const groups = new Map<string, Seen[]>();
  for (const one of seen) {
    const north = Math.sign(one.after.latitude - one.before.latitude);
    const east = Math.sign(one.after.longitude - one.before.longitude);
    const group = groups.get(`${north} ${east}`);
    if (group) group.push(one);
    else groups.set(`${north} ${east}`, [one]);
  }
  const errors: number[] = [];
  for (const group of groups.values()) {
    const mean = (off: (one: Seen) => number): number =>
      group.reduce((sum, one) => sum + off(one), 0) / group.length;
    const north = mean(({ after, point }) => point.latitude - after.latitude);
    const east = mean(({ after, point }) => point.longitude - after.longitude);
    for (const { after, point } of group) {
      const guess = { latitude: after.latitude + north, longitude: after.longitude + east };
      errors.push(greatCircleMetres(guess, point));
    }
  }
  return median(errors);
}

/** The information that a move reveals to a permanent observer. People start at random positions and make one step. */
export function walkFigures(): WalkFigure[] {
  const random = createRandom(17);
  return STEPS_M.map((stepMetres) => {
    const seen: { before: Seen[]; now: Seen[] } = { before: [], now: [] };
    const everybody: number[] = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      const from = pointAway(LAHORE, 15 * Math.sqrt(random()), 360 * random());
      const point = pointAway(from, stepMetres / 1000, 360 * random());
      const before = snapToCell(from);
      const [follows, kept] = [snapToCell(point), keepCell(before, point)];
      if (greatCircleMetres(before, follows) > 1)
        seen.before.push({ before, after: follows, point });
      if (kept !== before) seen.now.push({ before, after: kept, point });
      everybody.push(greatCircleMetres(kept, point));
    }
    return {
      stepMetres,
      seenBefore: seen.before.length / PEOPLE,
      seenNow: seen.now.length / PEOPLE,
      errorSeenBefore: bestGuessError(seen.before),
      errorSeenNow: bestGuessError(seen.now),
      errorNow: median(everybody),
    };
  });
}
