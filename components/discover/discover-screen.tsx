'use client';

import { useState } from 'react';
import { SearchField } from '@/components/forms/search-field';
import { LastGame } from '@/components/games/last-game-lazy';
import { NextGameCard } from '@/components/games/next-game-card';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { useAddress } from '@/components/lists/use-address';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import type { DiscoverDto } from '@/lib/discover/schema';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { DISCOVER_ADDRESS, NO_DISCOVER_FILTERS } from './discover-filters';
import { DiscoverGames } from './discover-games';
import { DiscoverGroups } from './discover-groups';
import { useDiscoverLists } from './discover-lists';
import { DiscoverPlayers } from './discover-players';
import { DiscoverVenues } from './discover-venues';
import { SportFilter } from './sport-filter';
import { texts } from './texts';

type DeviceLocation =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'located'; point: GeoPoint }
  | { state: 'error'; message: string };

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 15_000,
  maximumAge: 60_000,
};

// Keyed by GeolocationPositionError codes.
const MESSAGES: Record<number, 'locationDenied' | 'locationUnavailable' | 'locationTimeout'> = {
  1: 'locationDenied',
  2: 'locationUnavailable',
  3: 'locationTimeout',
};

/** Requested only by a click. */
function useDeviceLocation(onLocated: (point: GeoPoint) => void) {
  const [location, setLocation] = useState<DeviceLocation>({ state: 'idle' });

  function locate(): void {
    const t = translate(texts);
    if (!('geolocation' in navigator)) {
      setLocation({ state: 'error', message: t.locationUnsupported });
      return;
    }
    setLocation({ state: 'loading' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { latitude: coords.latitude, longitude: coords.longitude };
        setLocation({ state: 'located', point });
        onLocated(point);
      },
      ({ code }) => {
        setLocation({ state: 'error', message: t[MESSAGES[code] ?? 'locationFailed'] });
      },
      OPTIONS,
    );
  }

  return { location, locate };
}

type LocationBarProps = {
  centre: SearchCentre;
  location: DeviceLocation;
  onLocate: () => void;
};

function LocationBar({ centre, location, onLocate }: LocationBarProps) {
  const t = translate(texts);
  const loading = location.state === 'loading';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <LineIcon name="map-pin" className="size-4.5 shrink-0 text-primary-ink" />
          <span className="wrap-anywhere min-w-0">
            <Place centre={centre} location={location} />
          </span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          onClick={onLocate}
          disabled={loading}
          className="-mx-3 text-primary-ink"
        >
          <LineIcon name="locate-fixed" />
          {loading ? t.findingYou : t.useLocation}
        </Button>
      </div>
      {location.state === 'error' ? (
        <p role="alert" className="text-destructive-ink text-sm">
          {location.message}
        </p>
      ) : null}
    </div>
  );
}

function Place({ centre, location }: Pick<LocationBarProps, 'centre' | 'location'>) {
  const t = translate(texts);
  if (location.state === 'located') return t.nearDevice;
  if (!centre.label) return t.nearSaved;
  const place = placeName(centre.label);
  return centre.isFallback
    ? rich(t.showingFallback, {
        place: <bdi>{place}</bdi>,
        link: (words) => (
          <Link href={routes.profile()} className="font-strong text-primary-ink underline">
            {words}
          </Link>
        ),
      })
    : rich(t.nearPlace, { place: <bdi className="font-strong">{place}</bdi> });
}

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
      <div
        // The next game stands beside the others. It may come later, when they join one.
        className="home-top xl:has-[#next-game]:[&_.card-row]:grid-cols-2"
      >
        <NextGameCard games={initial.nextGames} />
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
        </div>
        <DiscoverGames initial={initial} filters={shown} device={device} onClear={clear} />
        {initial.lastGame ? <LastGame last={initial.lastGame} /> : null}
      </div>
      <LocationBar centre={initial.centre} location={location} onLocate={locate} />
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
