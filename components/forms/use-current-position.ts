'use client';

import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useAction } from './use-action';

const OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 5 * 60_000,
};

// Keyed by GeolocationPositionError codes.
const SENTENCES: Record<number, 'locationDenied' | 'locationUnavailable' | 'locationTimeout'> = {
  1: 'locationDenied',
  2: 'locationUnavailable',
  3: 'locationTimeout',
};

/** @throws Error whose message is shown to the person */
function currentPosition(): Promise<GeoPoint> {
  const t = translate(texts);
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(t.locationUnsupported));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(t[SENTENCES[code] ?? 'locationFailed'])),
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
      failedTitle: translate(texts).locationError,
      failed: (error) => (error instanceof Error ? error.message : ''),
      onDone: onLocated,
    });
  return { locate, isLocating: busy };
}
