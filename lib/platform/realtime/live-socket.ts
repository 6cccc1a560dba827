'use client';

import type { Socket } from 'socket.io-client';
import { currentLanguage } from '@/lib/platform/language/current';
import type {
  ClientToServerEvents,
  OutwardEventName,
  OutwardEvents,
  ServerToClientEvents,
} from '@/lib/platform/realtime/events';

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
/** `connecting`: the first try, or a short gap. `down`: sockets do not work at the moment, and HTTP replaces them. */
export type LiveStatus = 'connecting' | 'up' | 'down';
/**
 * `first`: the page has just brought its data, and the sidecar says `missed` where something was announced since. `again`:
 * requests that were started over the connection before may hang. `missed`: the sidecar missed events, or the page did.
 */
export type Connected = 'first' | 'again' | 'missed';
type ConnectListener = (why: Connected) => void;

/** Shorter gaps are not shown. */
const DOWN_AFTER_MS = 6_000;
/** The library retries by itself after a network failure, but not after a refusal by the server. */
const AFTER_REFUSAL_MS = 3_000;

// One connection per tab, outside React: the shell keeps it open, and components on screen subscribe to it.
let socket: LiveSocket | undefined;
let status: LiveStatus = 'connecting';
let downTimer: ReturnType<typeof setTimeout> | undefined;
let againTimer: ReturnType<typeof setTimeout> | undefined;
const statusListeners = new Set<() => void>();
const connectListeners = new Set<ConnectListener>();
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

function catchUp(why: Connected): void {
  for (const listener of connectListeners) listener(why);
}

/** A sidecar refuses while its database restarts or after a flood. Both are temporary. */
function tryAgain(): void {
  clearTimeout(againTimer);
  againTimer = setTimeout(() => socket?.connect(), AFTER_REFUSAL_MS * (1 + Math.random()));
}

function attach(event: OutwardEventName): void {
  // The contract matches names with payloads; the compiler cannot follow that through a loop over names.
  socket?.on(event, ((payload: never) => {
    for (const handler of handlers.get(event) ?? []) handler(payload);
  }) as never);
}

/**
 * Opens the tab's live connection to the site's `/ws`. The client library loads after the page is usable; without it, or
 * without sockets, the page polls over HTTP. @param renderedAt the server's time before it read the page's data, in ms
 * @returns a function that closes the connection
 */
export function openLive(userId: number, renderedAt: number): () => void {
  let closed = false;
  let why: Connected = 'first';
  lose();
  void import('socket.io-client').then(
    ({ io }) => {
      if (closed) return;
      // The sidecar is behind Next, which redirects a trailing slash and would break the handshake.
      // A frozen or black-holed connection shows only as silence, so ping soon and often.
      socket = io({
        path: '/ws',
        addTrailingSlash: false,
        // Polling would need each of its requests to reach the same sidecar. Where sockets are blocked, HTTP replaces them.
        transports: ['websocket'],
        // The language of refusals.
        auth: { language: currentLanguage(), since: renderedAt },
        reconnectionDelay: 500,
        reconnectionDelayMax: 5_000,
        timeout: 8_000,
      });
      for (const event of handlers.keys()) attach(event);
      socket.on('connect', () => {
        clearTimeout(downTimer);
        downTimer = undefined;
        socket?.emit('auth', { userId });
        // From the second time on, the page reloads what it shows.
        if (socket) socket.auth = { language: currentLanguage() };
        setStatus('up');
        catchUp(why);
        why = 'again';
      });
      socket.on('missed', () => catchUp('missed'));
      socket.on('connect_error', (error) => {
        lose();
        if (socket?.active) return;
        // An ended session cannot reconnect; the page's next API call leads to the sign-in page.
        if (error.message === 'unauthorized') catchUp('missed');
        else tryAgain();
      });
      socket.on('disconnect', (reason) => {
        lose();
        if (reason === 'io server disconnect') tryAgain();
      });
    },
    // The library could not be fetched: the page keeps polling.
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

/** Called after every (re)connection, and when events were missed: load over HTTP what was announced meanwhile. */
export function onLiveConnect(listener: ConnectListener): () => void {
  connectListeners.add(listener);
  return () => connectListeners.delete(listener);
}

/** Best effort: dropped while disconnected. */
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
  readOnServer: (): LiveStatus => 'connecting',
};
