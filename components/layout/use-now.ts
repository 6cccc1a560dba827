'use client';

import { useCallback, useSyncExternalStore } from 'react';

/**
 * The reader's clock in steps of `everyMs`. Null on the server and during hydration, because a cached page must not contain the
 * current time.
 */
export function useNow(everyMs = 30_000): number | null {
  return useSteps(everyMs, () => null);
}

/** The same for pages rendered per viewer: the server's clock is used until the reader's is known. */
export function useOwnNow(everyMs = 30_000): number {
  return useSteps(everyMs, () => stepOf(everyMs));
}

/** Constant within a step, as useSyncExternalStore requires. */
const stepOf = (everyMs: number) => Math.floor(Date.now() / everyMs) * everyMs;

interface Clock {
  listeners: Set<() => void>;
  timer: ReturnType<typeof setInterval>;
}

/** By step. One timer for all that read a clock: in a chat each message does. */
const clocks = new Map<number, Clock>();

/** @returns ends the listening */
function listen(everyMs: number, listener: () => void): () => void {
  const clock = clocks.get(everyMs) ?? start(everyMs);
  clock.listeners.add(listener);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0) return;
    clearInterval(clock.timer);
    clocks.delete(everyMs);
  };
}

function start(everyMs: number): Clock {
  const listeners = new Set<() => void>();
  const timer = setInterval(() => {
    for (const listener of listeners) listener();
  }, everyMs);
  const clock = { listeners, timer };
  clocks.set(everyMs, clock);
  return clock;
}

function useSteps<T>(everyMs: number, onServer: () => T): number | T {
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  return useSyncExternalStore<number | T>(subscribe, () => stepOf(everyMs), onServer);
}
