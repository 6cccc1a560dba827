import { useQuery } from '@tanstack/react-query';
import type { GeoPoint } from '@/lib/geo/point';
import type { Place } from '@/lib/geocoding/schema';
import { api } from '@/lib/http/client';

/** 'Gulberg, Lahore': what other people read of a point; null while it is unknown or far from any place. */
export function usePublicArea(point: GeoPoint | null): string | null {
  const { data: place } = useQuery({
    queryKey: [`/api/places/reverse?latitude=${point?.latitude}&longitude=${point?.longitude}`],
    queryFn: ({ queryKey, signal }) => api<Place | null>(String(queryKey[0]), { signal }),
    enabled: point !== null,
  });
  if (!point || !place) return null;
  return place.area ? `${place.area}, ${place.city}` : place.city;
}
