import {
  type AddressParts,
  addressOf,
  mentionsAny,
  readText,
  readWhole,
} from '@/components/layout/address';
import { RADIUS_KM_VENUES_LIST } from '@/lib/geo/constants';
import { centreParams, type GeoPoint } from '@/lib/geo/point';
import { areasOfCity, citiesOfCountry, DEFAULT_COUNTRY } from '@/lib/geocoding/fixed-lists';
import { routes } from '@/lib/routes';

/** What the venues list looks for; the address of the page keeps it. Empty text: not chosen. */
export interface VenueFilters {
  search: string;
  sportId: number | null;
  country: string;
  city: string;
  area: string;
  /** Without a city or country the list reaches everywhere, the nearest first. */
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

const PLACE_LENGTH_MAX = 80;

export function parseVenueFilters(params: URLSearchParams): VenueFilters {
  const place = (name: string) => readText(params, name, PLACE_LENGTH_MAX).trim();
  const city = place('city');
  return {
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    country: place('country') || DEFAULT_COUNTRY,
    city,
    area: city ? place('area') : '',
    anywhere: params.get('within') === 'any',
  };
}

/** A city belongs to its country and an area to its city: choosing another one lets go of what hung on it. */
export function changeFilters(before: VenueFilters, changed: Partial<VenueFilters>): VenueFilters {
  const next = { ...before, ...changed };
  if (changed.country !== undefined && changed.country !== before.country) next.city = '';
  if (next.city !== before.city) next.area = '';
  return next;
}

function addressParts(filters: VenueFilters): AddressParts {
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

/** How the address of the page keeps them. */
export const VENUE_ADDRESS = {
  parse: parseVenueFilters,
  parts: addressParts,
  combine: changeFilters,
};

export function venuesPath(filters: VenueFilters) {
  return addressOf(routes.venues(), addressParts(filters));
}

/** A circle bounds the list: no city, no country, not everywhere. */
export function isCut({ country, city, anywhere }: VenueFilters): boolean {
  return !city && country === DEFAULT_COUNTRY && !anywhere;
}

/** Whether any is set; how far the list reaches is none. */
export function hasFilters(filters: VenueFilters): boolean {
  return mentionsAny(addressParts({ ...filters, anywhere: false }));
}

/** The filters as the calls take them. The default country is not sent: the circle around the person says more. */
export function filterParams({ search, sportId, country, city, area }: VenueFilters) {
  const params = new URLSearchParams();
  if (sportId !== null) params.set('sportId', String(sportId));
  if (country !== DEFAULT_COUNTRY) params.set('country', country);
  if (city) params.set('city', city);
  if (area) params.set('area', area);
  if (search.trim()) params.set('search', search.trim());
  return params;
}

/**
 * The call that answers these filters; also the key its answer is kept under.
 * @param centre the device's position; without one the server takes the person's own place
 * @param bounds the frame of the map as `boundsText` writes it, when the list follows it
 */
export function venuesUrl(filters: VenueFilters, centre: GeoPoint | null, bounds = ''): string {
  const params = filterParams(filters);
  params.set('radius', filters.anywhere ? 'any' : String(RADIUS_KM_VENUES_LIST));
  for (const [name, value] of Object.entries(centre ? centreParams(centre) : {})) {
    params.set(name, value);
  }
  if (bounds) params.set('bounds', bounds);
  return `/api/venues/nearby?${params}`;
}

/** The cities to choose from; one that the address names and no list holds is still shown. */
export function cityOptions({ country, city }: VenueFilters): string[] {
  return withOwn(citiesOfCountry(country), city);
}

export function areaOptions({ city, area }: VenueFilters): string[] {
  return withOwn(areasOfCity(city), area);
}

function withOwn(names: readonly string[], own: string): string[] {
  return own && !names.includes(own) ? [...names, own] : [...names];
}
