'use client';

import { useLayoutEffect } from 'react';
import { rememberPerson, watchPerson } from '@/lib/platform/browser/person-store';

/**
 * Opens this browser's storage for the signed-in person, before any child writes to it. When that person signs out, the page
 * reloads, so that none of their data remains on screen or in memory.
 */
export function usePersonStore(userId: number | null): void {
  useLayoutEffect(() => {
    if (userId === null) return;
    rememberPerson(userId);
    return watchPerson(userId, () => window.location.reload());
  }, [userId]);
}
