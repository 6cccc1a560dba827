import { type AddressParts, addressOf } from '@/components/lists/address';
import { exactPoint } from '@/lib/platform/geo/point';
import { homeCountry } from '@/lib/platform/geocoding/default-country';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { mapsAddressUrl, mapsDirectionsUrl, mapsSearchUrl, routes } from '@/lib/routes';
import type { DAY_PARTS } from '@/lib/users/constants';
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

/** The filters of the venue list, stored in the page's URL. Empty text: not set. */
export interface VenueFilters {
  search: string;
  sportId: number | null;
  country: string;
  city: string;
  area: string;
  /** Without a city or country the list reaches everywhere, nearest first. */
  anywhere: boolean;
  /** 'YYYY-MM-DD': only venues with a free court; what follows is about that court. */
  free: string;
  part: (typeof DAY_PARTS)[number] | '';
  minutes: string;
  /** As typed, in the city's currency. */
  priceMax: string;
}

export const ANY_COURT = { free: '', part: '', minutes: '', priceMax: '' } as const;

export const noFilters = (): VenueFilters => ({
  search: '',
  sportId: null,
  country: homeCountry(),
  city: '',
  area: '',
  anywhere: false,
  ...ANY_COURT,
});

export function venueAddressParts(filters: VenueFilters): AddressParts {
  const { search, sportId, country, city, area, free, part, minutes, priceMax } = filters;
  return {
    search,
    sport: sportId,
    country: country === homeCountry() ? null : country,
    city,
    area,
    within: filters.anywhere ? 'any' : null,
    free,
    ...(free && { part, minutes, price: priceMax }),
  };
}

export function venuesPath(filters: VenueFilters) {
  return addressOf(routes.venues(), venueAddressParts(filters));
}
