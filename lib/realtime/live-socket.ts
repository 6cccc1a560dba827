'use client';

import type { Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  OutwardEventName,
  OutwardEvents,
  ServerToClientEvents,
} from '@/lib/realtime/events';

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
/** `connecting`: the first try, or a short gap. `down`: sockets do not work here and now; HTTP carries on. */
export type LiveStatus = 'connecting' | 'up' | 'down';

/** A gap shorter than this is nobody's business. */
const DOWN_AFTER_MS = 6_000;
/** The library tries again by itself when the network fails, not when the server has said no. */
const AFTER_REFUSAL_MS = 3_000;

// One connection for the tab, outside React: the shell keeps it alive, and whatever is on screen listens to it.
let socket: LiveSocket | undefined;
let status: LiveStatus = 'connecting';
let downTimer: ReturnType<typeof setTimeout> | undefined;
let againTimer: ReturnType<typeof setTimeout> | undefined;
const statusListeners = new Set<() => void>();
const connectListeners = new Set<ConnectListener>();
type ConnectListener = (again: boolean) => void;
type AnyHandler = (payload: never) => void;
const handlers = new Map<OutwardEventName, Set<AnyHandler>>();

function setStatus(next: LiveStatus): void {
  if (status === next) return;
  status = next;
  for (const listener of statusListeners) listener();
}

function lose(): void {
  if (status === 'up') setStatus('connecting');
  downTimer ??= setTimeout(() => setStatus('down'), DOWN_AFTER_MS);
}

function catchUp(again: boolean): void {
  for (const listener of connectListeners) listener(again);
}

/** A sidecar whose database is restarting refuses, and so does one that was flooded: both only for now. */
function tryAgain(): void {
  clearTimeout(againTimer);
  againTimer = setTimeout(() => socket?.connect(), AFTER_REFUSAL_MS * (1 + Math.random()));
}

function attach(event: OutwardEventName): void {
  // The names and payloads are held together by the contract; a loop over names cannot show that to the compiler.
  socket?.on(event, ((payload: never) => {
    for (const handler of handlers.get(event) ?? []) handler(payload);
  }) as never);
}

/**
 * Opens the tab's live connection to the site's own `/ws`. The client library is loaded after the page is usable; without
 * it, or without sockets, polling over HTTP carries on. @returns a function that closes it
 */
export function openLive(userId: number): () => void {
  let closed = false;
  let again = false;
  lose();
  void import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      // The sidecar sits behind Next, which redirects a trailing slash and would break the handshake.
      // A frozen or black-holed connection shows only by silence: ask again soon and often.
      socket = io({
        path: '/ws',
        addTrailingSlash: false,
        reconnectionDelay: 500,
        reconnectionDelayMax: 5_000,
        timeout: 8_000,
      });
      for (const event of handlers.keys()) attach(event);
      socket.on('connect', () => {
        clearTimeout(downTimer);
        downTimer = undefined;
        socket?.emit('auth', { userId });
        setStatus('up');
        catchUp(again);
        again = true;
      });
      // The sidecar itself has heard nothing for a while.
      socket.on('missed', () => catchUp(false));
      socket.on('connect_error', (error) => {
        lose();
        if (socket?.active) return;
        // Whose session has ended is let in no more; a call of the page says so, and leads to the sign-in page.
        if (error.message === 'unauthorized') catchUp(false);
        else tryAgain();
      });
      socket.on('disconnect', (reason) => {
        lose();
        if (reason === 'io server disconnect') tryAgain();
      });
    },
    // The library's file could not be fetched: the page lives on polling.
    () => setStatus('down'),
  );
  return () => {
    closed = true;
    clearTimeout(againTimer);
    clearTimeout(downTimer);
    downTimer = undefined;
    socket?.disconnect();
    socket = undefined;
    setStatus('connecting');
  };
}

export function onLive<E extends OutwardEventName>(
  event: E,
  handler: (payload: OutwardEvents[E]) => void,
): () => void {
  const known = handlers.get(event);
  const set = known ?? new Set<AnyHandler>();
  handlers.set(event, set);
  if (!known) attach(event);
  set.add(handler as AnyHandler);
  return () => set.delete(handler as AnyHandler);
}

/**
 * After every (re)connection, and when the sidecar was deaf: fetch over HTTP what was announced while nobody
 * listened. `again`: there was a connection before, and what was fetched through its network may hang.
 */
export function onLiveConnect(listener: ConnectListener): () => void {
  connectListeners.add(listener);
  return () => connectListeners.delete(listener);
}

/** Best effort: dropped while the connection is away. */
export function emitLive<E extends 'typing' | 'read'>(
  event: E,
  payload: Parameters<ClientToServerEvents[E]>[0],
): void {
  if (socket?.connected)
    (socket as { emit: (name: string, body: unknown) => void }).emit(event, payload);
}

export const liveStatus = {
  subscribe: (listener: () => void): (() => void) => {
    statusListeners.add(listener);
    return () => statusListeners.delete(listener);
  },
  read: (): LiveStatus => status,
  /** The server renders as if all were well. */
  readOnServer: (): LiveStatus => 'connecting',
};
