import type { Actor } from '@/lib/platform/auth/actor';
import {
  deleteSession,
  deleteSessionsOfUser,
  toSessionId,
} from '@/lib/platform/auth/session-store';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** Ends one browser's session and its live connections. An unknown token is no error: it is signed out already. */
export async function signOut(token: string): Promise<void> {
  const sessionId = toSessionId(token);
  await deleteSession(sessionId);
  await cutSockets(rooms.session(sessionId));
}

/** Ends every session of a person except `exceptSessionId`: bans, deletions, password changes. @returns how many ended. */
export async function endSessions(userId: number, exceptSessionId?: string): Promise<number> {
  const ended = await deleteSessionsOfUser(userId, exceptSessionId);
  await Promise.all(ended.map((sessionId) => cutSockets(rooms.session(sessionId))));
  return ended.length;
}

/** Signs the person out in every browser, this one included. */
export function signOutEverywhere(actor: Actor): Promise<number> {
  return endSessions(actor.userId);
}

/** After a password change: every browser but this one must sign in again. */
export function signOutElsewhere(actor: Actor): Promise<number> {
  return endSessions(actor.userId, actor.sessionId);
}
