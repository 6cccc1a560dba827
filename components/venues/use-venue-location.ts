'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import type { GeoPoint } from '@/lib/platform/geo/point';

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
};

// Keyed by GeolocationPositionError codes.
const MESSAGES: Record<number, string> = {
  1: 'Location access denied by user',
  2: 'Location information is unavailable',
  3: 'Location request timed out',
};

function refuse(description: string): void {
  toast({ variant: 'destructive', title: 'Location Error', description });
}

/** The device's position for the venue screens, requested only when the person asks for it. */
export function useVenueLocation(onLocated: (point: GeoPoint) => void) {
  const [isLocating, setIsLocating] = useState(false);

  function locate(): void {
    if (!('geolocation' in navigator)) {
      refuse('Geolocation is not supported by this browser');
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        onLocated({ latitude, longitude });
      },
      ({ code }) => {
        setIsLocating(false);
        refuse(MESSAGES[code] ?? 'Unable to retrieve your location');
      },
      OPTIONS,
    );
  }

  return { isLocating, locate };
}
