'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const zoneOf = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The device's time zone; null on the server and during hydration. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, zoneOf, () => null);
}
