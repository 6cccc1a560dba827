import type { GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

// Longer text is never a place name; the server truncates at the same length.
const TEXT_LENGTH_MAX = 100;

export interface PlacesSearch {
  text: string;
  near?: GeoPoint;
  /** The person submitted the text, rather than still typing. */
  submitted?: boolean;
}

export function placesQuery({ text, near, submitted = false }: PlacesSearch) {
  const url = apiUrl('GET /api/places', {
    query: {
      q: text.trim().slice(0, TEXT_LENGTH_MAX),
      latitude: near?.latitude.toFixed(1),
      longitude: near?.longitude.toFixed(1),
      submitted: submitted ? '1' : null,
    },
  });
  return readQuery('places', url);
}
