import { type Actor, mintActor } from '@/lib/platform/auth/actor';

/** An actor for rules that touch no database. */
export function actorOf(userId: number, { isAdmin = false } = {}): Actor {
  return mintActor({ userId, isAdmin, sessionId: 'none' });
}
