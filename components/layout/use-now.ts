'use client';

import { useCallback, useSyncExternalStore } from 'react';

/**
 * The reader's clock in steps of `everyMs`; null on the server and while its markup is taken over: a kept page must not
 * carry a moment.
 */
export function useNow(everyMs = 30_000): number | null {
  return useSteps(everyMs, () => null);
}

/** The same for what is drawn for one reader only: the server's clock stands in until theirs is known. */
export function useOwnNow(everyMs = 30_000): number {
  return useSteps(everyMs, () => stepOf(everyMs));
}

/** The same all through a step, as React asks. */
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
