import { mentionsAny, readChoice, readText, readWhole } from '@/components/lists/address';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { city } from '@/lib/platform/city/city';
import { RADIUS_KM_VENUES_LIST } from '@/lib/platform/geo/constants';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { homeCountry } from '@/lib/platform/geocoding/default-country';
import {
  areasOfCity,
  citiesOfCountry,
  FILTER_COUNTRIES,
} from '@/lib/platform/geocoding/fixed-lists';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { toAmount } from '@/lib/platform/language/typed-amount';
import { DAY_PARTS } from '@/lib/users/constants';
import type { FindNearbyVenuesQuery, NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { ANY_COURT, type VenueFilters, venueAddressParts } from './venue-address';

/** The selectable countries, including an unlisted one from the URL; cities and areas likewise. */
export function countryOptions({ country }: Pick<VenueFilters, 'country'>): string[] {
  return withOwn(
    FILTER_COUNTRIES.map(({ name }) => name),
    country,
  );
}

export function cityOptions({ country, city }: VenueFilters): string[] {
  return withOwn(citiesOfCountry(country), city);
}

export function areaOptions({ city, area }: VenueFilters): string[] {
  return withOwn(areasOfCity(city), area);
}

function withOwn(names: readonly string[], own: string): string[] {
  return own && !names.includes(own) ? [...names, own] : [...names];
}

/** For how long a court is wanted. */
export const COURT_LENGTHS = ['60', '90', '120'] as const;
const PLACE_LENGTH_MAX = 80;

export function parseVenueFilters(params: URLSearchParams): VenueFilters {
  const place = (name: string) => readText(params, name, PLACE_LENGTH_MAX).trim();
  const city = place('city');
  const free = params.get('free') ?? '';
  return {
    search: readText(params, 'search'),
    sportId: readWhole(params, 'sport'),
    country: place('country') || homeCountry(),
    city,
    area: city ? place('area') : '',
    anywhere: params.get('within') === 'any',
    ...(isCalendarDate(free) ? readCourt(free, params) : ANY_COURT),
  };
}

function readCourt(free: string, params: URLSearchParams) {
  return {
    free,
    part: readChoice(params, 'part', DAY_PARTS) ?? ('' as const),
    minutes: readChoice(params, 'minutes', COURT_LENGTHS) ?? '',
    priceMax: readText(params, 'price', 12),
  };
}

/** A city belongs to its country and an area to its city, so changing one clears what depends on it. */
export function changeFilters(before: VenueFilters, changed: Partial<VenueFilters>): VenueFilters {
  const next = { ...before, ...changed };
  if (changed.country !== undefined && changed.country !== before.country) next.city = '';
  if (next.city !== before.city) next.area = '';
  if (!next.free) Object.assign(next, ANY_COURT);
  return next;
}

export const VENUE_ADDRESS = {
  parse: parseVenueFilters,
  parts: venueAddressParts,
  combine: changeFilters,
};

/** Whether the list has a radius: no city, no country, not everywhere. */
export function hasRadius({ country, city, anywhere }: VenueFilters): boolean {
  return !city && country === homeCountry() && !anywhere;
}

/** Whether any filter is set; `anywhere` does not count as one. */
export function hasFilters(filters: VenueFilters): boolean {
  return mentionsAny(venueAddressParts({ ...filters, anywhere: false }));
}

/**
 * The filters as query parameters of the API. The default country is omitted: the radius around the person is more specific.
 */
export function filterQuery({
  search,
  sportId,
  country,
  city: name,
  area,
  free,
  part,
  minutes,
  priceMax,
}: VenueFilters) {
  const most = toAmount(priceMax, city().currency);
  return {
    sportId: sportId?.toString(),
    country: country === homeCountry() ? undefined : country,
    city: name || undefined,
    area: area || undefined,
    search: search.trim() || undefined,
    ...(free && {
      freeAt: free,
      part: part || undefined,
      minutes: minutes || undefined,
      priceMax: Number.isInteger(most) && most >= 0 ? String(most) : undefined,
    }),
  };
}

/**
 * The query of the call for these filters.
 * @param centre the device's position; without it the server uses the person's own place
 * @param bounds the visible part of the map, written by `boundsText`, when the list follows the map
 */
export function venuesQuery(
  filters: VenueFilters,
  centre: GeoPoint | null = null,
  bounds = '',
): FindNearbyVenuesQuery {
  return {
    ...filterQuery(filters),
    radius: filters.anywhere ? 'any' : String(RADIUS_KM_VENUES_LIST),
    ...(centre && centreParams(centre)),
    bounds: bounds || undefined,
  };
}

/** Also the query key. */
export const venuesUrl = (...input: Parameters<typeof venuesQuery>) =>
  apiUrl('GET /api/venues/nearby', { query: venuesQuery(...input) });

/** The start of the list: the nearest venue with a position. */
export function firstPoint(venues: NearbyVenueDto[] = []): GeoPoint | null {
  for (const { latitude, longitude } of venues) {
    if (latitude !== null && longitude !== null) return { latitude, longitude };
  }
  return null;
}
