import type { GeoPoint } from '@/lib/platform/geo/point';

// The texts of the toast 'Location Error'.
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

/** The device's position. @throws Error whose message is shown to the person */
export function currentPosition(): Promise<GeoPoint> {
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
