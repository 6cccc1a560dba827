import type { NearbyVenueDto } from '@/lib/venues/schema';

/** '0.4 km', 'about 2.3 km' for a venue that nobody has put on the map; null for one without a place. */
export function formatVenueDistance({
  distance,
  pointIsApproximate,
}: Pick<NearbyVenueDto, 'distance' | 'pointIsApproximate'>): string | null {
  if (distance === null) return null;
  return `${pointIsApproximate ? 'about ' : ''}${distance.toFixed(1)} km`;
}
