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

function useSteps<T>(everyMs: number, onServer: () => T): number | T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore<number | T>(subscribe, () => stepOf(everyMs), onServer);
}
