import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';
import { deleteSessionOf, findSessionsOf } from '@/lib/users/repository/account';
import type { SessionDto } from '@/lib/users/schema/account';
import { texts } from '@/lib/users/server-texts';
import { requireOwnAccount } from '@/lib/users/service/change-settings';

/** Last used first. */
export async function listSessions(actor: Actor, userId: number): Promise<SessionDto[]> {
  requireOwnAccount(actor, userId);
  const rows = await findSessionsOf(userId);
  return rows.map(({ sid, userAgent, createdAt, lastSeenAt }) => ({
    id: sid,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: sid === actor.sessionId,
  }));
}

/** Signs one browser out and disconnects its sockets. */
export async function endSession(actor: Actor, userId: number, sessionId: string): Promise<void> {
  requireOwnAccount(actor, userId);
  if (!(await deleteSessionOf(userId, sessionId))) throw notFound(say(texts, 'sessionNotFound'));
  await cutSockets(rooms.session(sessionId));
}
