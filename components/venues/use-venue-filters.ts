'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { changeFilters, parseVenueFilters, type VenueFilters, venuesPath } from './venue-filters';

/** While somebody types: long enough that a word is one search, short enough to feel immediate. */
const SETTLE_MS = 350;

/** The address is the one place the filters live, so that a reload, a shared link and Back all show the same list. */
export function useVenueFilters() {
  const params = useSearchParams();
  const applied = parseVenueFilters(new URLSearchParams(params.toString()));
  const [pending, setPending] = useState<VenueFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(filters: VenueFilters): void {
    // Replaced, not pushed: Back leaves the page instead of unpicking every letter.
    window.history.replaceState(null, '', venuesPath(filters));
    setPending(null);
  }
  function change(changed: Partial<VenueFilters>): void {
    const next = changeFilters(pending ?? applied, changed);
    setPending(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), SETTLE_MS);
  }
  return { shown: pending ?? applied, applied, change };
}
