'use client';

import { LocateFixed, MapPin } from 'lucide-react';
import Link from 'next/link';
import { useCurrentPosition } from '@/components/forms/use-current-position';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SearchCentre } from '@/lib/platform/geo/search-centre';
import { routes } from '@/lib/routes';

interface WhereaboutsProps {
  centre: SearchCentre;
  device: GeoPoint | null;
  onLocated: (point: GeoPoint | null) => void;
}

/** Shows where the list is centred and offers to use the device's position, or to undo that. */
export function Whereabouts({ centre, device, onLocated }: WhereaboutsProps) {
  const { isLocating, locate } = useCurrentPosition(onLocated);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex min-w-0 items-center gap-2 text-muted-foreground">
        <MapPin aria-hidden className="size-4.5 shrink-0 text-primary-ink" />
        <span className="wrap-anywhere min-w-0">
          {device ? 'Near where you are now' : <Centre centre={centre} />}
        </span>
      </p>
      {device ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onLocated(null)}
          className="-mx-3 text-primary-ink"
        >
          Back to <bdi>{centre.label ?? 'your saved location'}</bdi>
        </Button>
      ) : (
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
      )}
    </div>
  );
}

function Centre({ centre }: { centre: SearchCentre }) {
  const { status } = useViewer();
  if (!centre.isFallback) {
    return centre.label ? (
      <>
        Near <bdi className="font-strong text-foreground">{centre.label}</bdi>
      </>
    ) : (
      'Near your saved location'
    );
  }
  return (
    <>
      Showing <bdi>{centre.label}</bdi>.
      {status === 'member' ? (
        <>
          {' '}
          <Link href={routes.profile()} className="font-strong text-primary-ink underline">
            Set your location
          </Link>
        </>
      ) : null}
    </>
  );
}
