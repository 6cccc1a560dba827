export type Decision = 'skip' | 'like' | 'super';

export interface Swipe {
  /** Distance from the starting point in CSS pixels; up is negative. */
  dx: number;
  dy: number;
  /** Pixels per millisecond at release. */
  velocityX: number;
}

const DISTANCE_PX = 110;
const FLING_DISTANCE_PX = 30;
const FLING_SPEED = 0.6;
const LIFT_PX = 140;

/** The decision when released here; null lets the card spring back. */
export function decisionOf({ dx, dy, velocityX }: Swipe): Decision | null {
  if (dy < -LIFT_PX && Math.abs(dy) > Math.abs(dx)) return 'super';
  const flung =
    Math.abs(dx) > FLING_DISTANCE_PX &&
    Math.abs(velocityX) > FLING_SPEED &&
    Math.sign(velocityX) === Math.sign(dx);
  if (Math.abs(dx) > DISTANCE_PX || flung) return dx > 0 ? 'like' : 'skip';
  return null;
}

/** How close a held card is to each decision, from 0 to 1. */
export function leaningOf(dx: number, dy: number): Record<Decision, number> {
  const towards = (distance: number, full: number) => Math.min(1, Math.max(0, distance / full));
  const up = Math.abs(dy) > Math.abs(dx) ? towards(-dy, LIFT_PX) : 0;
  const sideways = up > 0 ? 0 : 1;
  return {
    super: up,
    like: sideways * towards(dx, DISTANCE_PX),
    skip: sideways * towards(-dx, DISTANCE_PX),
  };
}
