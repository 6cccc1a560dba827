import { deleteSession, toSessionId } from '@/lib/platform/auth/session-store';
import { cutSockets } from '@/lib/platform/realtime/publish';
import { rooms } from '@/lib/platform/realtime/rooms';

/** Ends one browser's session and its live connections. An unknown token is no error. */
export async function signOut(token: string): Promise<void> {
  const sessionId = toSessionId(token);
  await deleteSession(sessionId);
  await cutSockets(rooms.session(sessionId));
}
