'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionStates } from '@/lib/connections/loaders';
import type { ApiPage } from '@/lib/http/client';
import type { SportDto } from '@/lib/sports/schema';
import type { NearbyUserDto } from '@/lib/users/schema';
import { PlayerFilterChips } from './player-filter-chips';
import { PlayerFilterForm } from './player-filter-form';
import { NO_FILTERS, type PlayerFilters, parsePlayerFilters, playersPath } from './player-filters';
import { PlayerResults } from './player-results';

export interface FindPlayersProps {
  sports: SportDto[];
  /** The person's own name for the centre of the search. */
  place: string | null;
  /** The first page for the filters of the address, rendered by the server. */
  initial: { url: string; page: ApiPage<NearbyUserDto> };
  states: ConnectionStates;
}

/** While somebody types or drags: long enough that a word is one search, short enough to feel immediate. */
const SETTLE_MS = 350;

/** The address is the one place the filters live, so that a reload, a shared link and Back all show the same list. */
export function FindPlayersScreen({ sports, place, initial, states }: FindPlayersProps) {
  const { filters, change } = useFilters();
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div>
        <h1 className="text-3xl">Find Players</h1>
        <p className="mt-1.5 text-muted-foreground">
          {place ? (
            <>
              Around <bdi className="font-[600] text-foreground">{place}</bdi>, nearest first.
            </>
          ) : (
            'Around your saved location, nearest first.'
          )}
        </p>
      </div>
      <PlayerFilterForm sports={sports} filters={filters.shown} onChange={change} />
      <PlayerFilterChips
        sports={sports}
        filters={filters.shown}
        onChange={change}
        onClear={() => change(NO_FILTERS)}
      />
      <PlayerResults
        filters={filters.applied}
        initial={initial}
        states={states}
        onClear={() => change(NO_FILTERS)}
      />
    </div>
  );
}

function useFilters() {
  const params = useSearchParams();
  const applied = parsePlayerFilters(new URLSearchParams(params.toString()));
  const [pending, setPending] = useState<PlayerFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(filters: PlayerFilters): void {
    // Replaced, not pushed: Back leaves the page instead of unpicking every letter.
    window.history.replaceState(null, '', playersPath(filters));
    setPending(null);
  }
  function change(changed: Partial<PlayerFilters>): void {
    const next = { ...(pending ?? applied), ...changed };
    setPending(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), SETTLE_MS);
  }
  return { filters: { shown: pending ?? applied, applied }, change };
}
