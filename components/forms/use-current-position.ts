'use client';

import type { GeoPoint } from '@/lib/platform/geo/point';
import { useAction } from './use-action';

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

// Keyed by GeolocationPositionError codes.
const SENTENCES: Record<number, string> = {
  1: 'Location access denied by user',
  2: 'Location information is unavailable',
  3: 'Location request timed out',
};

/** @throws Error whose message is shown to the person */
function currentPosition(): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('Geolocation is not supported by this browser'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(SENTENCES[code] ?? 'Unable to retrieve your location')),
      OPTIONS,
    );
  });
}

/**
 * The device's position, requested only when the person asks for it.
 * @param done the toast on success
 */
export function useCurrentPosition(onLocated: (point: GeoPoint) => void, done?: string) {
  const { run, busy } = useAction();
  const locate = () =>
    run({
      call: currentPosition,
      done,
      failedTitle: 'Location Error',
      failed: (error) => (error instanceof Error ? error.message : ''),
      onDone: onLocated,
    });
  return { locate, isLocating: busy };
}
