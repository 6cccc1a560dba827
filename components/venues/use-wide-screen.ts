'use client';

import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether list and map fit side by side; false on the server, so that no map is fetched for a phone. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
