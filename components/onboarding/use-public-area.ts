import { useQuery } from '@tanstack/react-query';
import type { GeoPoint } from '@/lib/geo/point';
import { api } from '@/lib/http/client';

/** 'Gulberg, Lahore': the area of a point that others see; null while loading or far from any known place. */
export function usePublicArea(point: GeoPoint | null): string | null {
  const { data: place } = useQuery({
    queryKey: ['/api/places/reverse', point],
    queryFn: ({ signal }) => {
      if (!point) return null;
      const { latitude, longitude } = point;
      return api('GET /api/places/reverse', { query: { latitude, longitude }, signal });
    },
    enabled: point !== null,
  });
  if (!point || !place) return null;
  return place.area ? `${place.area}, ${place.city}` : place.city;
}
