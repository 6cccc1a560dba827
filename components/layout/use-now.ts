'use client';

import { useCallback, useSyncExternalStore } from 'react';

/**
 * The reader's clock in steps of `everyMs`; null on the server and while its markup is taken over: a kept page must not
 * carry a moment.
 */
export function useNow(everyMs = 30_000): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    // The same all through a step, as React asks.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => null,
  );
}

/** The same for what is drawn for one reader only: the server's clock stands in until theirs is known. */
export function useOwnNow(): number {
  return useNow() ?? Date.now();
}
