'use client';

import { useState } from 'react';
import type { GeoPoint } from '@/lib/platform/geo/point';

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
const MESSAGES: Record<number, string> = {
  1: 'Location access denied. Please enable location permissions in your browser settings.',
  2: 'Location information unavailable',
  3: 'Location request timeout',
};

/** The device's position, requested only when the person asks for it. */
export function useDeviceLocation(onLocated: (point: GeoPoint) => void) {
  const [location, setLocation] = useState<DeviceLocation>({ state: 'idle' });

  function locate(): void {
    if (!('geolocation' in navigator)) {
      setLocation({ state: 'error', message: 'Geolocation is not supported by this browser' });
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
        setLocation({ state: 'error', message: MESSAGES[code] ?? 'Unknown location error' });
      },
      OPTIONS,
    );
  }

  return { location, locate };
}
