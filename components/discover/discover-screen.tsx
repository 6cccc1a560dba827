'use client';

import { SearchField } from '@/components/forms/search-field';
import { NextGameCard } from '@/components/games/next-game-card-lazy';
import { useAddress } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/use-toast';
import type { DiscoverDto } from '@/lib/discover/schema';
import { translate } from '@/lib/platform/language/translate';
import { DISCOVER_ADDRESS, NO_DISCOVER_FILTERS } from './discover-filters';
import { DiscoverGroups } from './discover-groups';
import { useDiscoverLists } from './discover-lists';
import { DiscoverPlayers } from './discover-players';
import { DiscoverVenues } from './discover-venues';
import { LocationBar } from './location-bar';
import { SportFilter } from './sport-filter';
import { texts } from './texts';
import { useDeviceLocation } from './use-device-location';

type DiscoverSearchProps = {
  text: string;
  onChange: (text: string) => void;
  /** 'Go': scrolls to the results. */
  onGo: () => void;
};

/** Filters while typing. Go or Enter closes the phone's keyboard and scrolls to the players. */
function DiscoverSearch({ text, onChange, onGo }: DiscoverSearchProps) {
  const t = translate(texts);
  return (
    <search>
      <Form onSubmit={onGo} className="flex gap-2">
        <SearchField
          frameClassName="min-w-0 flex-1"
          name="q"
          aria-label={t.searchLabel}
          placeholder={t.searchLabel}
          enterKeyHint="go"
          maxLength={100}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit">{t.go}</Button>
      </Form>
    </search>
  );
}

const PLAYERS_ID = 'find-players';

/** Rendered on the server around the person's own place. The device's position, the search and the deck are client state. */
export function DiscoverScreen(initial: DiscoverDto) {
  const t = translate(texts);
  const { shown, change, apply } = useAddress(DISCOVER_ADDRESS);
  const { location, locate } = useDeviceLocation(() => toast({ title: t.locationUpdated }));
  // Typing filters at once; the URL is updated after a pause.
  const device = location.state === 'located' ? location.point : null;
  const { people, venues, groups } = useDiscoverLists(initial, shown, device);
  const clear = () => apply(NO_DISCOVER_FILTERS);

  function showPlayers(): void {
    const section = document.getElementById(PLAYERS_ID);
    // Moves the focus too, so that the phone's keyboard closes and a screen reader continues there.
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="grid min-w-0 gap-7 *:min-w-0 md:gap-9">
      <h1 className="sr-only">{t.title}</h1>
      {initial.nextGames.length > 0 ? <NextGameCard games={initial.nextGames} /> : null}
      <div className="grid gap-2.5 *:min-w-0">
        <DiscoverSearch
          text={shown.search}
          onChange={(search) => change({ search })}
          onGo={showPlayers}
        />
        <SportFilter
          sports={initial.sports}
          sportId={shown.sportId}
          onChange={(sportId) => apply({ sportId })}
        />
        <LocationBar centre={initial.centre} location={location} onLocate={locate} />
      </div>
      <DiscoverGroups list={groups} sportId={shown.sportId} onClear={clear} />
      <DiscoverPlayers
        id={PLAYERS_ID}
        list={people}
        filters={shown}
        onClear={clear}
        onWidenSearch={() => apply({ anywhere: true })}
      />
      <DiscoverVenues list={venues} filters={shown} onClear={clear} />
    </div>
  );
}
