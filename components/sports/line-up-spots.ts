import { LINE_UP_MAX } from '@/lib/sports/constants';
import type { SportKey } from './sport-key';

/** In a frame of 320 by 180. */
export interface Spot {
  x: number;
  y: number;
}

/** Nobody has a side in these: their people stand behind a start line. */
const WITHOUT_SIDES: readonly SportKey[] = [
  'running',
  'swimming',
  'golf',
  'gym-workout',
  'fitness',
  'yoga',
];

export const hasSides = (sport: SportKey): boolean => !WITHOUT_SIDES.includes(sport);

const ROWS_OF_LINE = 6;
const START_X = 246;

const spread = (length: number, count: number, at: number) => (length * (at + 1)) / (count + 1);

/** The places of a game, filled from the first: sides take turns, each from its back to the middle line. */
export function lineUpSpots(sport: SportKey, places: number): Spot[] {
  const count = Math.min(places, LINE_UP_MAX);
  return Array.from({ length: count }, (_, at) =>
    hasSides(sport) ? onCourt(at, count) : atStart(at, count),
  );
}

function onCourt(at: number, count: number): Spot {
  const isAway = at % 2 === 1;
  const own = isAway ? Math.floor(count / 2) : Math.ceil(count / 2);
  const place = Math.floor(at / 2);
  const lines = own <= 2 ? 1 : own <= 6 ? 2 : 3;
  const line = place % lines;
  const inLine = Math.ceil((own - line) / lines);
  const x = 18 + spread(142, lines, line);
  const y = 12 + spread(156, inLine, Math.floor(place / lines));
  return { x: Math.round(isAway ? 320 - x : x), y: Math.round(y) };
}

function atStart(at: number, count: number): Spot {
  const line = Math.floor(at / ROWS_OF_LINE);
  const inLine = Math.min(ROWS_OF_LINE, count - line * ROWS_OF_LINE);
  return {
    x: START_X - 24 - line * 44,
    y: Math.round(8 + spread(164, inLine, at % ROWS_OF_LINE)),
  };
}

/** How many of the shown places are taken. While a seat is free, one is shown free. */
export function takenSpots(taken: number, places: number): number {
  if (places <= LINE_UP_MAX) return Math.min(taken, places);
  return taken >= places ? LINE_UP_MAX : Math.min(taken, LINE_UP_MAX - 1);
}

/** The start line, for those without sides. */
export const START_LINE = `M${START_X} 0V180`;
