'use client';

import { useState } from 'react';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export type DeviceLocation =
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
export function useDeviceLocation(onLocated: (point: GeoPoint) => void) {
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
