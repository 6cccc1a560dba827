'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const zoneOf = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the reader's device; null on the server and while its markup is taken over. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(never, zoneOf, () => null);
}
