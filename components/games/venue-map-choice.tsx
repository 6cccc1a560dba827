'use client';

import { useState } from 'react';
import { ZOOM_LIST } from '@/components/map/map-types';
import { MapView } from '@/components/map/map-view';
import { city } from '@/lib/platform/city/city';
import { isGeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { boundsText } from '@/lib/platform/validation/bounds-text';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './form-texts';
import { useVenueChoices, useVenuesInFrame } from './venue-choices';

interface VenueMapChoiceProps {
  venueId: number | null;
  sportId: number | undefined;
  onChoose: (venue: NearbyVenueDto) => void;
}

/** Nearby venues on a map; clicking a pin selects one. */
export function VenueMapChoice({ venueId, sportId, onChoose }: VenueMapChoiceProps) {
  const [bounds, setBounds] = useState('');
  const near = useVenueChoices('', undefined, true);
  const venues = useVenuesInFrame(bounds, sportId).filter((venue) => isGeoPoint(venue));
  const pins = venues.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, name, latitude, longitude }],
  );
  const t = translate(texts);
  // The map opens at the person's position and waits for it, so that it does not jump.
  if (!near.isSettled && !near.isError) return <p className="text-sm">{t.loadingMap}</p>;
  const first = near.venues.find((venue) => isGeoPoint(venue));
  const centre =
    first?.latitude != null && first.longitude !== null
      ? { latitude: first.latitude, longitude: first.longitude }
      : city().centre;
  return (
    <MapView
      label={t.mapLabel}
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
