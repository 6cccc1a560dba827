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

/** The sentence for the code of a GeolocationPositionError; 0 for any other, 4 without geolocation. */
function positionWords(): Record<number, string> {
  const t = translate(texts);
  return [
    t.locationFailed,
    t.locationDenied,
    t.locationUnavailable,
    t.locationTimeout,
    t.locationUnsupported,
  ];
}

/** @throws Error whose message is shown to the person */
function currentPosition(): Promise<GeoPoint> {
  const words = positionWords();
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(words[4]));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(words[code] ?? words[0])),
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
  return { locate, isLocating: busy, words: positionWords() };
}
