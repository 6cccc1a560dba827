import type { Server, Socket } from 'socket.io';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Language } from '@/lib/platform/language/languages';
import type { ClientToServerEvents, ServerToClientEvents } from '@/lib/platform/realtime/events';

interface SocketData {
  /** From the session of the handshake; its end disconnects the sockets. */
  actor: Actor;
  /** Of the page that opened the socket. */
  language: Language;
  /** From when on the page may have missed events; null after a reconnection, when it reloads what it shows. */
  since: Date | null;
}

export type RealtimeServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type RealtimeSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
