import type { Route } from 'next';
import { RADIUS_KM_VENUES_LIST } from '@/lib/geo/constants';
import { areasOfCity, citiesOfCountry, DEFAULT_COUNTRY } from '@/lib/geocoding/fixed-lists';
import { routes } from '@/lib/routes';

/** What the venues list looks for; the address of the page keeps it. Empty text: not chosen. */
export interface VenueFilters {
  search: string;
  sportId: number | null;
  country: string;
  city: string;
  area: string;
}

export const NO_FILTERS: VenueFilters = {
  search: '',
  sportId: null,
  country: DEFAULT_COUNTRY,
  city: '',
  area: '',
};

export const SEARCH_LENGTH_MAX = 100;
const PLACE_LENGTH_MAX = 80;

/** Anything in an address that is no filter of ours is left out rather than refused: addresses are typed and shared. */
export function parseVenueFilters(params: URLSearchParams): VenueFilters {
  const place = (name: string) => (params.get(name) ?? '').trim().slice(0, PLACE_LENGTH_MAX);
  const sport = params.get('sport') ?? '';
  const city = place('city');
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH_MAX),
    sportId: /^[1-9]\d{0,5}$/.test(sport) ? Number(sport) : null,
    country: place('country') || DEFAULT_COUNTRY,
    city,
    area: city ? place('area') : '',
  };
}

/** A city belongs to its country and an area to its city: choosing another one lets go of what hung on it. */
export function changeFilters(before: VenueFilters, changed: Partial<VenueFilters>): VenueFilters {
  const next = { ...before, ...changed };
  if (changed.country !== undefined && changed.country !== before.country) next.city = '';
  if (next.city !== before.city) next.area = '';
  return next;
}

export function hasFilters(filters: VenueFilters): boolean {
  return venuesPath(filters) !== routes.venues();
}

/** The page's own address with these filters; what is at its default is not mentioned. */
export function venuesPath({ search, sportId, country, city, area }: VenueFilters): Route {
  const params = new URLSearchParams();
  if (search.trim()) params.set('search', search.trim());
  if (sportId !== null) params.set('sport', String(sportId));
  if (country !== DEFAULT_COUNTRY) params.set('country', country);
  if (city) params.set('city', city);
  if (area) params.set('area', area);
  // The query keeps it from being a literal of the route types.
  return (params.size > 0 ? `${routes.venues()}?${params}` : routes.venues()) as Route;
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

export interface VenueCentre {
  latitude: number;
  longitude: number;
}

/**
 * The call that answers these filters; also the key its answer is kept under.
 * @param centre the device's position; without one the server takes the person's own place
 * @param bounds the frame of the map as `boundsText` writes it, when the list follows it
 */
export function venuesUrl(filters: VenueFilters, centre: VenueCentre | null, bounds = ''): string {
  const params = filterParams(filters);
  params.set('radius', String(RADIUS_KM_VENUES_LIST));
  if (centre) {
    params.set('latitude', centre.latitude.toFixed(5));
    params.set('longitude', centre.longitude.toFixed(5));
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
