// Divides players into two teams as equal as possible: a pure function of players, wishes and a seed.

export interface TeamPlayer {
  key: string;
  /** 1 to 4; null counts as the average of the others. */
  level: number | null;
}

export interface TeamWish {
  one: string;
  other: string;
  together: boolean;
}

/** Players tied by wishes: with `first` in one team, `second` is in the other. */
interface Knot {
  first: TeamPlayer[];
  second: TeamPlayer[];
}

/** Levels are counted in halves, so that an average fits between two of them. */
const HALVES = 2;
const MIDDLE = 2.5;

/**
 * The players of the first team. The sizes differ by at most one; then wishes are met, then the sums of the levels are as near
 * as possible. Of equally good teams the seed chooses. Wishes that cannot all be met are dropped from the last one on.
 */
export function balanceTeams(
  players: readonly TeamPlayer[],
  wishes: readonly TeamWish[],
  seed: number,
): Set<string> {
  const known = players.flatMap(({ level }) => level ?? []);
  const average =
    known.length > 0 ? known.reduce((sum, level) => sum + level, 0) / known.length : MIDDLE;
  const weigh = ({ level }: TeamPlayer) => Math.round((level ?? average) * HALVES);
  const kept: TeamWish[] = [];
  let best = divide(shuffled(toKnots(players, kept) ?? [], seed), players.length, weigh);
  for (const wish of wishes) {
    const knots = toKnots(players, [...kept, wish]);
    const next = knots && divide(shuffled(knots, seed), players.length, weigh);
    if (!next) continue;
    kept.push(wish);
    best = next;
  }
  return best ?? new Set();
}

/** Ties players by wishes; null when two wishes contradict each other. */
function toKnots(players: readonly TeamPlayer[], wishes: readonly TeamWish[]): Knot[] | null {
  const knots = new Map(
    players.map((player) => [player.key, { first: [player], second: [] } as Knot]),
  );
  for (const { one, other, together } of wishes) {
    const [mine, theirs] = [knots.get(one), knots.get(other)];
    if (!mine || !theirs) continue;
    const isFirst = ({ first }: Knot, key: string) => first.some((player) => player.key === key);
    const areSame = isFirst(mine, one) === isFirst(theirs, other);
    if (mine === theirs) {
      if (areSame !== together) return null;
      continue;
    }
    const [straight, crossed] =
      areSame === together ? [theirs.first, theirs.second] : [theirs.second, theirs.first];
    const knot = { first: [...mine.first, ...straight], second: [...mine.second, ...crossed] };
    for (const player of [...knot.first, ...knot.second]) knots.set(player.key, knot);
  }
  return [...new Set(knots.values())];
}

interface Step {
  size: number;
  sum: number;
  /** The players that joined the first team in this step. */
  joined: TeamPlayer[];
  before: Step | null;
}

/**
 * Chooses a side for each knot: computes all reachable sizes and sums, and returns the best. Null when no choice makes teams of
 * equal size.
 */
function divide(
  knots: readonly Knot[],
  count: number,
  weigh: (player: TeamPlayer) => number,
): Set<string> | null {
  const total = knots
    .flatMap(({ first, second }) => [...first, ...second])
    .reduce((sum, player) => sum + weigh(player), 0);
  const most = Math.ceil(count / 2);
  let reached: Step[] = [{ size: 0, sum: 0, joined: [], before: null }];
  let seen = 0;
  for (const { first, second } of knots) {
    seen += first.length + second.length;
    const next = new Map<number, Step>();
    for (const before of reached) {
      for (const joined of [first, second]) {
        const size = before.size + joined.length;
        if (size > most || seen - size > most) continue;
        const sum = before.sum + joined.reduce((added, player) => added + weigh(player), 0);
        // Ways to the same size and sum are equivalent.
        const way = size * (total + 1) + sum;
        if (!next.has(way)) next.set(way, { size, sum, joined, before });
      }
    }
    reached = [...next.values()];
  }
  const gap = ({ sum }: Step) => Math.abs(total - 2 * sum);
  const [end] = reached.toSorted((a, b) => gap(a) - gap(b));
  if (!end) return null;
  const team = new Set<string>();
  for (let step: Step | null = end; step; step = step.before) {
    for (const { key } of step.joined) team.add(key);
  }
  return team;
}

/** The same order for the same seed, in which either side of a knot may come first. */
function shuffled(knots: readonly Knot[], seed: number): Knot[] {
  const draw = randomOf(seed);
  return knots
    .map(({ first, second }) =>
      draw() < 0.5 ? { first, second } : { first: second, second: first },
    )
    .map((knot) => ({ knot, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ knot }) => knot);
}

/** Numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
