import { findLiveSessionIds } from '@/lib/platform/auth/live-sessions';
import { log } from '@/lib/platform/observability/log';
import type { RealtimeServer } from '@/server/realtime/types';

/**
 * Disconnects the sockets of this sidecar whose session has ended. Usually the announcement does so immediately; this covers
 * expired sessions, and announcements that the sidecar missed.
 */
export async function cutEnded(io: RealtimeServer): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  try {
    const ids = new Set(sockets.map((socket) => socket.data.actor.sessionId));
    const live = await findLiveSessionIds([...ids]);
    for (const socket of sockets) {
      if (!live.has(socket.data.actor.sessionId)) socket.disconnect(true);
    }
  } catch (error) {
    // The database may be restarting; the next round tries again.
    log.warn({ err: error }, 'sessions of sockets could not be checked');
  }
}
