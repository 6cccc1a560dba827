import type { GameModel } from './season-model';

// The rule of a group for missed games, as people read it.

const HOUR_MS = 3_600_000;
export const WEEK_MS = 7 * 24 * HOUR_MS;

export interface MissedRule {
  missedMax: number;
  missedWeeks: number;
  waitWeeks: number;
  lateHours: number | null;
}

interface Known {
  rule: MissedRule | null;
  games: readonly GameModel[];
}

/** The games that a player missed and that nobody has forgiven, the earliest first. */
export function missesOf({ rule, games }: Known, userId: number): GameModel[] {
  if (!rule) return [];
  const isMissed = ({ cancelled, forgiven, absent, left, startsAt }: GameModel) => {
    if (cancelled || forgiven.has(userId)) return false;
    const leftAt = left.get(userId);
    const isLate =
      leftAt !== undefined &&
      rule.lateHours !== null &&
      leftAt >= startsAt - rule.lateHours * HOUR_MS;
    return absent.has(userId) || isLate;
  };
  return games
    .filter(isMissed)
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id);
}

/** Until when a player only waits for places; 0: they never did. */
function waitsUntil(known: Known, userId: number): number {
  const { rule } = known;
  if (!rule) return 0;
  const at = missesOf(known, userId).map(({ startsAt }) => startsAt);
  const ends = at.map((last, nth) => {
    const first = at[nth - rule.missedMax + 1];
    const isTooMany = first !== undefined && last - first <= rule.missedWeeks * WEEK_MS;
    return isTooMany ? last + rule.waitWeeks * WEEK_MS : 0;
  });
  return Math.max(0, ...ends);
}

export const isLimited = (known: Known, game: GameModel, userId: number): boolean =>
  !game.over && game.startsAt < waitsUntil(known, userId);

/** Who missed how many games, as the organisers see it: `player missed`, with `waits` while they only wait. */
export function missedList(known: Known, userIds: readonly number[], now: number): string[] {
  const { rule } = known;
  if (!rule) return [];
  return userIds.flatMap((userId) => {
    const misses = missesOf(known, userId);
    const waits = waitsUntil(known, userId) > now;
    const counted = misses.filter(
      ({ startsAt }) => waits || startsAt > now - rule.missedWeeks * WEEK_MS,
    );
    return counted.length === 0 ? [] : `${userId} ${counted.length}${waits ? ' waits' : ''}`;
  });
}
