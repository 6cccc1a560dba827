import type { LikeDto } from '@/lib/likes/schema';
import { api } from '@/lib/platform/http/client';
import { likedHere } from './own-likes';
import type { Decision } from './swipe-decision';

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
