'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  OutwardEvents,
  ServerToClientEvents,
} from '@/lib/realtime/events';

export type RealtimeHandlers = {
  [K in keyof OutwardEvents]: (payload: OutwardEvents[K]) => void;
} & {
  /** After every (re)connection: fetch over HTTP what was announced while nobody listened. */
  connected: () => void;
};

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * Keeps one live connection to the site's own `/ws` while the component is mounted. The client library is loaded after
 * the page is usable; without it, or without sockets, polling over HTTP carries on.
 */
export function useRealtime(userId: number, handlers: RealtimeHandlers): void {
  const onNotification = useEffectEvent(handlers.notification);
  const onConnected = useEffectEvent(handlers.connected);
  useEffect(() => {
    let socket: LiveSocket | undefined;
    let unmounted = false;
    void import('socket.io-client').then(({ io }) => {
      if (unmounted) return;
      // The sidecar sits behind Next, which redirects a trailing slash and would break the handshake.
      socket = io({ path: '/ws', addTrailingSlash: false });
      socket.on('connect', () => {
        socket?.emit('auth', { userId });
        onConnected();
      });
      socket.on('notification', (payload) => onNotification(payload));
    });
    return () => {
      unmounted = true;
      socket?.disconnect();
    };
  }, [userId]);
}
