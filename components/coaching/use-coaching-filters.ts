'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type CoachingFilters, coachingPath, parseCoachingFilters } from './coaching-filters';

/** While somebody types: long enough that a word is one search, short enough to feel immediate. */
const SETTLE_MS = 350;

/** The address is the one place the filters live, so that a reload, a shared link and Back all show the same list. */
export function useCoachingFilters() {
  const params = useSearchParams();
  const applied = parseCoachingFilters(new URLSearchParams(params.toString()));
  const [pending, setPending] = useState<CoachingFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changed: Partial<CoachingFilters>): void {
    const next = { ...(pending ?? applied), ...changed };
    setPending(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        // Replaced, not pushed: Back leaves the page instead of unpicking every letter.
        window.history.replaceState(null, '', coachingPath(next));
        setPending(null);
      },
      changed.tab ? 0 : SETTLE_MS,
    );
  }
  return { shown: pending ?? applied, applied, change };
}
