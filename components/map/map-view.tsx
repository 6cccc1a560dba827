'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Skeleton } from '@/components/ui/card';
import { loadPart } from '@/components/ui/load-part';
import { cn } from '@/lib/cn';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { MapFailed } from './map-notes';
import type { DrawnMapProps, MapViewProps } from './map-types';

const loading = () => <Skeleton className="size-full rounded-none" />;
const onMissing = ({ onFailed }: DrawnMapProps) => onFailed();
// A map's code is loaded when a map is first opened, and only for the configured provider.
const LeafletMap = dynamic(
  () => loadPart(() => import('./leaflet-map').then((module) => module.LeafletMap), { onMissing }),
  {
    ssr: false,
    loading,
  },
);
const GoogleMap = dynamic(
  () =>
    loadPart(() => import('./google-map').then((module) => module.GoogleMapView), { onMissing }),
  {
    ssr: false,
    loading,
  },
);

interface FramedMapProps extends MapViewProps {
  className?: string;
}

/** A map sized by `className`: Google's when its key is set, otherwise Leaflet with tiles or the drawn base map. */
export function MapView({ className, ...props }: FramedMapProps) {
  const [failed, setFailed] = useState(false);
  const settings = useQuery(readQuery('maps', apiUrl('GET /api/maps')));
  const Drawn = settings.data?.provider === 'google' ? GoogleMap : LeafletMap;
  return (
    <section
      aria-label={props.label}
      // Its own stacking context: the map's controls must not rise above the page's header.
      className={cn('relative isolate overflow-hidden rounded-card border bg-muted', className)}
    >
      {failed || settings.isError ? <MapFailed /> : null}
      {settings.data && !failed ? (
        <Drawn {...props} settings={settings.data} onFailed={() => setFailed(true)} />
      ) : null}
      {settings.isPending ? loading() : null}
    </section>
  );
}
