import { useQuery } from '@tanstack/react-query';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

/** 'Gulberg, Lahore': the public area of a point; null while loading or far from any known place. */
export function usePublicArea(point: GeoPoint | null): string | null {
  const { latitude = 0, longitude = 0 } = point ?? {};
  const { data: place } = useQuery({
    ...readQuery('places', apiUrl('GET /api/places/reverse', { query: { latitude, longitude } })),
    enabled: point !== null,
  });
  if (!point || !place) return null;
  return placeName(place.area ? `${place.area}, ${place.city}` : place.city);
}
