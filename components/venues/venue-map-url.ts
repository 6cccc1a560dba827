import { fullAddress } from '@/lib/geocoding/full-address';
import { mapsAddressUrl, mapsDirectionsUrl, mapsSearchUrl } from '@/lib/routes';
import type { NearbyVenueDto } from '@/lib/venues/schema';

type Located = Pick<
  NearbyVenueDto,
  'name' | 'address' | 'area' | 'city' | 'latitude' | 'longitude' | 'pointIsApproximate'
>;

/** Where the venue is on the maps of others: its point, else its address, which they may know better than we do. */
export function venueMapUrl(venue: Located): string {
  const point = exactPoint(venue);
  return point ? mapsSearchUrl(point) : mapsAddressUrl([venue.name, fullAddress(venue)].join(', '));
}

export function venueDirectionsUrl(venue: Located): string {
  const point = exactPoint(venue);
  return point
    ? mapsDirectionsUrl(point)
    : mapsAddressUrl([venue.name, fullAddress(venue)].join(', '));
}

function exactPoint({ latitude, longitude, pointIsApproximate }: Located) {
  return latitude === null || longitude === null || pointIsApproximate
    ? null
    : { latitude, longitude };
}
