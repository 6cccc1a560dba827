'use client';

import { useLayoutEffect } from 'react';
import { notePerson, watchPerson } from '@/lib/browser/person-store';

/**
 * Opens what this browser keeps for the person on screen, before any child writes to it. When that person is gone, the page
 * is loaded anew: nothing of theirs stays on screen or in memory.
 */
export function usePersonStore(userId: number | null): void {
  useLayoutEffect(() => {
    if (userId === null) return;
    notePerson(userId);
    return watchPerson(userId, () => window.location.reload());
  }, [userId]);
}
