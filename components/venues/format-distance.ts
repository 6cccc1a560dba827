import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';

/** '0.4 km'; 'about 2.3 km' for an approximate position; null without one. */
export function formatVenueDistance({
  distance,
  pointIsApproximate,
}: Pick<NearbyVenueDto, 'distance' | 'pointIsApproximate'>): string | null {
  if (distance === null) return null;
  return `${pointIsApproximate ? 'about ' : ''}${distance.toFixed(1)} km`;
}
