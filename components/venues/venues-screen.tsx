'use client';

import { LocateFixed, MapPin } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import type { SearchCentre } from '@/lib/discover/schema';
import type { GeoPoint } from '@/lib/geo/point';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { AddVenueButton } from './add-venue-button';
import { useVenueFilters } from './use-venue-filters';
import { useVenueLocation } from './use-venue-location';
import { VenueFilterForm } from './venue-filter-form';
import { hasFilters, NO_FILTERS, venuesUrl } from './venue-filters';
import { type FirstVenues, useVenues, VenueResults } from './venue-results';

export interface VenuesScreenProps {
  sports: SportDto[];
  centre: SearchCentre;
  /** The first page for the filters of the address, rendered by the server. */
  initial: FirstVenues;
}

/** Part 1 §2.5: search, filters and the list. */
export function VenuesScreen({ sports, centre, initial }: VenuesScreenProps) {
  const filters = useVenueFilters();
  const [device, setDevice] = useState<GeoPoint | null>(null);
  const query = useVenues(venuesUrl(filters.applied, device), initial);
  const filtered = hasFilters(filters.applied);
  return (
    <div className="grid min-w-0 gap-5 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-3xl">Venues</h1>
          <Whereabouts centre={centre} device={device} onLocated={setDevice} />
        </div>
        <AddVenueButton label="Add Venue" />
      </div>
      <VenueFilterForm sports={sports} filters={filters.shown} onChange={filters.change} />
      <VenueResults
        query={query}
        filtered={filtered}
        emptyAction={
          <>
            {filtered ? (
              <Button variant="secondary" onClick={() => filters.change(NO_FILTERS)}>
                Clear Filters
              </Button>
            ) : null}
            <AddVenueButton label="Add First Venue" />
          </>
        }
      />
    </div>
  );
}

interface WhereaboutsProps {
  centre: SearchCentre;
  device: GeoPoint | null;
  onLocated: (point: GeoPoint) => void;
}

/** Says where the list is centred and offers the device's own place instead. */
function Whereabouts({ centre, device, onLocated }: WhereaboutsProps) {
  const { isLocating, locate } = useVenueLocation(onLocated);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex min-w-0 items-center gap-2 text-muted-foreground">
        <MapPin aria-hidden className="size-4.5 shrink-0 text-primary-ink" />
        <span className="wrap-anywhere min-w-0">
          {device ? 'Near where you are now' : <Centre centre={centre} />}
        </span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        onClick={locate}
        disabled={isLocating}
        className="-mx-3 text-primary-ink"
      >
        <LocateFixed aria-hidden />
        {isLocating ? 'Finding you' : 'Use my location'}
      </Button>
    </div>
  );
}

function Centre({ centre }: { centre: SearchCentre }) {
  const { status } = useViewer();
  if (!centre.isFallback) {
    return centre.label ? (
      <>
        Near <bdi className="font-[620] text-foreground">{centre.label}</bdi>
      </>
    ) : (
      'Near your saved location'
    );
  }
  return (
    <>
      Showing {centre.label}.
      {status === 'member' ? (
        <>
          {' '}
          <Link href={routes.profile()} className="font-[620] text-primary-ink underline">
            Set your location
          </Link>
        </>
      ) : null}
    </>
  );
}
