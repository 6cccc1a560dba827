import { exactPoint } from '@/lib/platform/geo/point';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { mapsAddressUrl, mapsDirectionsUrl, mapsSearchUrl } from '@/lib/routes';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';

type Located = Pick<
  NearbyVenueDto,
  'name' | 'address' | 'area' | 'city' | 'latitude' | 'longitude' | 'pointIsApproximate'
>;

/** The venue on an external map: its exact point, otherwise its address, which that map may locate better. */
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
