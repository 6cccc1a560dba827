import { queryOptions } from '@tanstack/react-query';
import type { GeoPoint } from '@/lib/geo/point';
import type { Place } from '@/lib/geocoding/schema';
import { api } from '@/lib/http/client';

// Longer text names no place; the server cuts it at the same length.
const TEXT_LENGTH_MAX = 100;

export interface PlacesSearch {
  text: string;
  near?: GeoPoint;
  /** The person asked for an answer, instead of being in the middle of a word. */
  submitted?: boolean;
}

export function placesQuery({ text, near, submitted = false }: PlacesSearch) {
  const parameters = new URLSearchParams({ q: text.trim().slice(0, TEXT_LENGTH_MAX) });
  if (near) {
    parameters.set('latitude', near.latitude.toFixed(1));
    parameters.set('longitude', near.longitude.toFixed(1));
  }
  if (submitted) parameters.set('submitted', '1');
  const url = `/api/places?${parameters}`;
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api<Place[]>(url, { signal }),
  });
}
