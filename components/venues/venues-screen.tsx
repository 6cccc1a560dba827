'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { ListButton } from '@/components/lists/list-button';
import { SearchAreaButton, SearchAreaNote } from '@/components/lists/search-area-note';
import { useAddress, useTab } from '@/components/lists/use-address';
import { useSearchArea } from '@/components/lists/use-batches';
import { texts as mapTexts } from '@/components/map/texts';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { loadScreen } from '@/components/ui/load-part';
import { cn } from '@/lib/cn';
import { RADIUS_KM_VENUES_LIST } from '@/lib/platform/geo/constants';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { AddVenueButton } from './add-venue-button';
import { DeviceLocation } from './device-location';
import { texts } from './texts';
import { noFilters, type VenueFilters, venueAddressParts } from './venue-address';
import { VenueFilterForm } from './venue-filter-form';
import { firstPoint, hasFilters, hasRadius, VENUE_ADDRESS, venuesUrl } from './venue-filters';
import { VenueResults } from './venue-results';

const WIDE = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether list and map fit side by side. False on the server, so that phones do not load the map. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

// Wide screens show it to guests at once, so its texts are among those of the initial page.
const VenueMap = dynamic(
  () =>
    loadScreen(() => import('./venue-map').then((module) => module.VenueMap), {
      title: () => translate(mapTexts).loadingFailed,
    }),
  {
    ssr: false,
  },
);

const VIEWS = ['list', 'map'] as const;
const VIEW_ID = 'view';

export interface VenuesScreenProps {
  sports: SportDto[];
  centre: SearchCentre;
  /** The server's first batch for the filters in the URL. */
  initial: FirstBatch<NearbyVenueDto>;
  /** The first batch without a radius, if nothing is within it. */
  far?: FirstBatch<NearbyVenueDto>;
  /** The position and the frame of the map that a guest's browser has added to the request. */
  near: GeoPoint | null;
  framed: string;
  /** A guest's map, which is drawn without React. */
  map?: ReactNode;
}

/** Search, filters, and the list beside its map; phones show one of the two. */
export function VenuesScreen(props: VenuesScreenProps) {
  const { sports, centre, initial, far, near, framed, map } = props;
  const t = translate(texts);
  const filters = useAddress(VENUE_ADDRESS);
  const isWide = useWideScreen();
  const [device, setDevice] = useState(near);
  const [view, setView] = useTab(VIEWS, 'view');
  const [bounds, setBounds] = useState(framed);
  const isGuest = useViewer().status === 'guest';
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const { query, elsewhere } = useSearchArea(
    'venues',
    venuesUrl(filters.applied, device, bounds),
    hasRadius(filters.applied) && bounds === '',
    { first: initial, far },
  );
  const filtered = hasFilters(filters.applied);
  const listed = firstPoint(query.data?.pages[0]?.items);

  function change(changed: Partial<VenueFilters>) {
    // Other filters: the map follows the list again.
    setBounds('');
    filters.change(changed);
  }
  function choose(changed: Partial<VenueFilters>) {
    setBounds('');
    filters.apply(changed);
  }
  function locate(point: GeoPoint | null) {
    setBounds('');
    setDevice(point);
  }
  return (
    <div className="grid min-w-0 gap-3 *:min-w-0 sm:gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 grow text-3xl">{t.venues}</h1>
        <AddVenueButton label={t.add} />
      </div>
      <VenueFilterForm
        sports={sports}
        filters={filters.shown}
        onChange={change}
        onChoose={choose}
        beside={<ViewSwitch view={view} onChange={setView} />}
      >
        <div className="col-span-full">
          <DeviceLocation centre={centre} device={device} onLocated={locate} />
        </div>
      </VenueFilterForm>
      <div
        id={VIEW_ID}
        className="grid scroll-mt-[calc(var(--header-height)+0.75rem)] gap-5 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]"
      >
        <div className={cn('grid content-start gap-3', view === 'map' && 'max-lg:hidden')}>
          {bounds ? (
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              {t.listFollowsMap}
              <Button
                variant="link"
                size="sm"
                className="px-0"
                data-unframe={isGuest || undefined}
                onClick={() => setBounds('')}
              >
                {t.backToAroundMe}
              </Button>
            </p>
          ) : null}
          <VenueResults
            query={query}
            filtered={filtered || bounds !== ''}
            markedId={selectedId}
            beside
            note={
              bounds ? null : (
                <Reach filters={filters.applied} elsewhere={elsewhere} onSearchArea={change} />
              )
            }
            emptyAction={
              <>
                {filtered ? (
                  <ListButton
                    parts={venueAddressParts(noFilters())}
                    onChoose={() => change(noFilters())}
                    variant="secondary"
                  >
                    {t.clearFilters}
                  </ListButton>
                ) : null}
                <AddVenueButton label={t.addFirst} />
              </>
            }
          />
        </div>
        <div
          className={cn(
            'relative h-[65dvh] lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:h-[calc(100dvh-var(--header-height)-2rem)]',
            view === 'list' && 'max-lg:hidden',
          )}
        >
          {map}
          {!map && (isWide || view === 'map') ? (
            <VenueMap
              filters={filters.applied}
              centre={device ?? centre}
              // Without results the map still moves to the centre of the search.
              focus={bounds ? null : (listed ?? (filtered ? null : device))}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onMoved={setBounds}
            />
          ) : null}
        </div>
      </div>
      <Link
        href={routes.venueApplication()}
        className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
      >
        {t.listYours}
      </Link>
    </div>
  );
}

interface ReachProps {
  filters: VenueFilters;
  elsewhere: boolean;
  onSearchArea: (changed: Partial<VenueFilters>) => void;
}

function Reach({ filters, elsewhere, onSearchArea }: ReachProps) {
  if (!hasRadius(filters) && !filters.anywhere) return null;
  const t = translate(texts);
  return (
    <SearchAreaNote
      none={hasFilters(filters) ? t.noneSuchNear : t.noneNear}
      radiusKm={filters.anywhere ? null : RADIUS_KM_VENUES_LIST}
      elsewhere={elsewhere}
      action={
        <SearchAreaButton
          isFar={filters.anywhere}
          onSearchArea={() => onSearchArea({ anywhere: !filters.anywhere })}
        />
      }
    />
  );
}

interface ViewSwitchProps {
  view: 'list' | 'map';
  onChange: (view: 'list' | 'map') => void;
}

/** Phones show either the list or the map: leads to the other. */
function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const other = view === 'list' ? 'map' : 'list';
  return (
    <ListButton
      parts={{ view: other === 'map' ? other : null }}
      label={translate(texts)[other]}
      variant="secondary"
      size="icon"
      className="noscript:hidden lg:hidden"
      scrollsTo={VIEW_ID}
      onChoose={() => {
        onChange(other);
        // The map fills the screen, so it must not start below the middle.
        if (other === 'map') document.getElementById(VIEW_ID)?.scrollIntoView();
      }}
    >
      <LineIcon name={other} />
    </ListButton>
  );
}
