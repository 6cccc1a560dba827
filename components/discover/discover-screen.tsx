'use client';

import { useState } from 'react';
import { MyGames } from '@/components/games/my-games-lazy';
import { toast } from '@/components/ui/use-toast';
import type { DiscoverDto } from '@/lib/discover/schema';
import { DiscoverGroups } from './discover-groups';
import { useDiscoverLists } from './discover-lists';
import { DiscoverPlayers } from './discover-players';
import { DiscoverSearch } from './discover-search';
import { DiscoverVenues } from './discover-venues';
import { LocationBar } from './location-bar';
import { SportFilter } from './sport-filter';
import { useDeviceLocation } from './use-device-location';

const PLAYERS_ID = 'find-players';

/** Rendered whole on the server around the person's own place; the device's place, the search and the deck live here. */
export function DiscoverScreen(initial: DiscoverDto) {
  const [text, setText] = useState('');
  const [sportId, setSportId] = useState<number | null>(null);
  const { location, locate } = useDeviceLocation(() => toast({ title: 'Location updated' }));
  const moved = location.state === 'located';
  const { people, venues, groups } = useDiscoverLists(initial, {
    centre: moved ? location.point : initial.centre,
    moved,
    searching: text.trim() !== '',
  });

  function showAll(): void {
    setText('');
    setSportId(null);
  }

  function showPlayers(): void {
    const section = document.getElementById(PLAYERS_ID);
    // The focus moves along, so that the phone's keyboard closes and a screen reader reads on from there.
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="grid min-w-0 gap-7 *:min-w-0 md:gap-9">
      <h1 className="sr-only">Discover</h1>
      <div className="grid gap-2.5 *:min-w-0">
        <DiscoverSearch text={text} onChange={setText} onGo={showPlayers} />
        <SportFilter sports={initial.sports} sportId={sportId} onChange={setSportId} />
        <LocationBar centre={initial.centre} location={location} onLocate={locate} />
      </div>
      <DiscoverGroups query={groups} />
      <DiscoverPlayers
        id={PLAYERS_ID}
        query={people}
        filter={{ text, sportId }}
        onClearFilter={showAll}
      />
      <DiscoverVenues query={venues} text={text} onClearSearch={() => setText('')} />
      <MyGames />
    </div>
  );
}
