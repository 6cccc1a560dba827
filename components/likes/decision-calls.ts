import { api } from '@/lib/http/client';
import type { LikeDto } from '@/lib/likes/schema';
import { likedHere } from './own-likes';
import type { Decision } from './swipe-decision';

// Liked, undone and skipped within a second: the server must hear it in that order.
const turns = new Map<number, Promise<unknown>>();

function inTurn<T>(userId: number, call: () => Promise<T>): Promise<T> {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(call, call);
  turns.set(userId, turn);
  return turn;
}

/** Tells the server what was decided about a person, also when that was the last thing on the page. @returns the like; null for a skip. */
export function sendDecision(userId: number, decision: Decision): Promise<LikeDto | null> {
  return inTurn(userId, async () => {
    if (decision !== 'skip') {
      likedHere.add(userId);
      const body = { userId, super: decision === 'super' };
      return api<LikeDto>('/api/likes', { body, keepalive: true });
    }
    await api('/api/likes/skips', { body: { userId }, keepalive: true });
    return null;
  });
}

/** Taking back what never arrived is no error. */
export function takeBackDecision(userId: number, decision: Decision): Promise<void> {
  const path = decision === 'skip' ? '/api/likes/skips' : '/api/likes';
  return inTurn(userId, () => api<void>(`${path}/${userId}`, { method: 'DELETE' }));
}
