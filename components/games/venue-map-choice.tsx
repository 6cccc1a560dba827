'use client';

import { useState } from 'react';
import { ZOOM_LIST } from '@/components/map/map-types';
import { MapView } from '@/components/map/map-view';
import { DEFAULT_CENTRE } from '@/lib/geo/constants';
import { isGeoPoint } from '@/lib/geo/point';
import { boundsText } from '@/lib/validation/map-bounds';
import type { NearbyVenueDto } from '@/lib/venues/schema';
import { useVenueChoices, useVenuesInFrame } from './venue-choices';

interface VenueMapChoiceProps {
  venueId: number | null;
  sportId: number | undefined;
  onChoose: (venue: NearbyVenueDto) => void;
}

/** The venues around on a map; a press on a pin chooses. */
export function VenueMapChoice({ venueId, sportId, onChoose }: VenueMapChoiceProps) {
  const [bounds, setBounds] = useState('');
  const near = useVenueChoices('', undefined, true);
  const venues = useVenuesInFrame(bounds, sportId).filter((venue) => isGeoPoint(venue));
  const pins = venues.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude }],
  );
  // Where the reader is, the map opens; it waits for that rather than jump.
  if (!near.isSettled && !near.isError) return <p className="text-sm">Loading map…</p>;
  const first = near.venues.find((venue) => isGeoPoint(venue));
  const centre =
    first?.latitude != null && first.longitude !== null
      ? { latitude: first.latitude, longitude: first.longitude }
      : DEFAULT_CENTRE;
  return (
    <MapView
      label="Map of venues to choose from"
      centre={centre}
      zoom={ZOOM_LIST}
      pins={pins}
      selectedId={venueId}
      onSelect={(id) => {
        const venue = venues.find((one) => one.id === id);
        if (venue) onChoose(venue);
      }}
      onFrame={(frame) => setBounds(boundsText(frame))}
      className="h-64"
    />
  );
}
