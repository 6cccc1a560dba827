import type { LikeDto } from '@/lib/likes/schema';
import { api } from '@/lib/platform/http/client';
import { likedHere } from './own-likes';

export type Decision = 'skip' | 'like' | 'super';

interface Swipe {
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

// Calls about one person run in order: liked, undone and skipped within a second must reach the server in that order.
const turns = new Map<number, Promise<unknown>>();

function inTurn<T>(userId: number, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(call, call);
  turns.set(userId, turn);
  return turn;
}

/** Sends a decision, even if the page is being left. @returns the like; null for a skip */
export function sendDecision(userId: number, decision: Decision): Promise<LikeDto | null> {
  return inTurn(userId, async () => {
    if (decision !== 'skip') {
      likedHere.add(userId);
      const body = { userId, super: decision === 'super' };
      return api('POST /api/likes', { body, keepalive: true });
    }
    await api('POST /api/likes/skips', { body: { userId }, keepalive: true });
    return null;
  });
}

/** Undoing a decision that never reached the server is not an error. */
export function takeBackDecision(userId: number, decision: Decision): Promise<void> {
  const path = decision === 'skip' ? '/api/likes/skips' : '/api/likes';
  return inTurn(userId, () => api(`DELETE ${path}/{userId}`, { params: { userId } }));
}
