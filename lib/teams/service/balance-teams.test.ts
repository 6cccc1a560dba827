import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceTeams, type TeamPlayer, type TeamWish } from './balance-teams';

const level = fc.option(fc.integer({ min: 1, max: 4 }));
const players = (max: number) =>
  fc
    .array(level, { maxLength: max })
    .map((levels) => levels.map((own, at): TeamPlayer => ({ key: String(at), level: own })));
const seed = fc.nat();

const sizesDiffer = (all: readonly TeamPlayer[], team: ReadonlySet<string>) =>
  Math.abs(all.length - 2 * team.size);

const isKept = (team: ReadonlySet<string>, { one, other, together }: TeamWish) =>
  (team.has(one) === team.has(other)) === together;

/** The sums of the levels in halves, like in the product. */
function gapOf(all: readonly TeamPlayer[], team: ReadonlySet<string>): number {
  const known = all.flatMap(({ level: own }) => own ?? []);
  const average = known.length > 0 ? known.reduce((a, b) => a + b, 0) / known.length : 2.5;
  const gap = all.reduce(
    (sum, { key, level: own }) => sum + (team.has(key) ? 1 : -1) * Math.round((own ?? average) * 2),
    0,
  );
  return Math.abs(gap);
}

/** Every team of half of the players. */
function halves(all: readonly TeamPlayer[]): Set<string>[] {
  return Array.from({ length: 2 ** all.length }, (_, bits) => {
    const own = all.filter((_player, at) => (bits >> at) & 1);
    return new Set(own.map(({ key }) => key));
  }).filter((team) => sizesDiffer(all, team) <= 1);
}

it('makes teams whose sizes differ by at most one, the same for the same seed', () => {
  fc.assert(
    fc.property(players(40), seed, (all, from) => {
      const team = balanceTeams(all, [], from);
      expect(sizesDiffer(all, team)).toBeLessThanOrEqual(1);
      expect(balanceTeams(all, [], from)).toEqual(team);
    }),
  );
});

it('is as even as the best of all possible teams', () => {
  fc.assert(
    fc.property(players(10), seed, (all, from) => {
      const best = Math.min(...halves(all).map((team) => gapOf(all, team)));
      expect(gapOf(all, balanceTeams(all, [], from))).toBe(best);
    }),
    { numRuns: 60 },
  );
});

it('keeps all wishes whenever some teams keep them, and is as even as the best of those', () => {
  const wish = fc.record({ one: fc.nat(7), other: fc.nat(7), together: fc.boolean() });
  fc.assert(
    fc.property(players(8), fc.array(wish, { maxLength: 5 }), seed, (all, drawn, from) => {
      const wishes = drawn
        .filter(({ one, other }) => one !== other && Math.max(one, other) < all.length)
        .map(({ one, other, together }) => ({ one: `${one}`, other: `${other}`, together }));
      const good = halves(all).filter((team) => wishes.every((each) => isKept(team, each)));
      const team = balanceTeams(all, wishes, from);
      expect(sizesDiffer(all, team)).toBeLessThanOrEqual(1);
      if (good.length === 0) return;
      expect(wishes.filter((each) => !isKept(team, each))).toEqual([]);
      expect(gapOf(all, team)).toBe(Math.min(...good.map((each) => gapOf(all, each))));
    }),
    { numRuns: 60 },
  );
});

it('draws other teams for another seed', () => {
  const all = Array.from({ length: 10 }, (_, at) => ({ key: String(at), level: 1 + (at % 4) }));
  const teams = [1, 2, 3, 4, 5].map((from) => [...balanceTeams(all, [], from)].toSorted().join());
  expect(new Set(teams).size).toBeGreaterThan(2);
});
