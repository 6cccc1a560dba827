import { type AddressParts, addressOf } from '@/components/lists/address';
import { DEFAULT_COUNTRY } from '@/lib/platform/geocoding/default-country';
import { routes } from '@/lib/routes';

/** The filters of the venue list, stored in the page's URL. Empty text: not set. */
export interface VenueFilters {
  search: string;
  sportId: number | null;
  country: string;
  city: string;
  area: string;
  /** Without a city or country the list reaches everywhere, nearest first. */
  anywhere: boolean;
}

export const NO_FILTERS: VenueFilters = {
  search: '',
  sportId: null,
  country: DEFAULT_COUNTRY,
  city: '',
  area: '',
  anywhere: false,
};

export function venueAddressParts(filters: VenueFilters): AddressParts {
  const { search, sportId, country, city, area } = filters;
  return {
    search,
    sport: sportId,
    country: country === DEFAULT_COUNTRY ? null : country,
    city,
    area,
    within: filters.anywhere ? 'any' : null,
  };
}

export function venuesPath(filters: VenueFilters) {
  return addressOf(routes.venues(), venueAddressParts(filters));
}
