import { findLiveSessionIds } from '@/lib/auth/live-sessions';
import { log } from '@/lib/observability/log';
import type { RealtimeServer } from '@/server/realtime/types';

/**
 * Cuts the sockets of this sidecar whose session is over. The announcement of its end does so within a moment; this is
 * for sessions that ran out by themselves, and for what was announced while the sidecar could not hear.
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
    // The database may be restarting; the next round asks again.
    log.warn({ err: error }, 'sessions of sockets could not be checked');
  }
}
