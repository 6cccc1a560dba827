import { areasOfCity, citiesOfCountry } from '@/lib/platform/geocoding/fixed-lists';
import type { VenueFilters } from './venue-address';

/** The selectable cities, including an unlisted one from the URL. */
export function cityOptions({ country, city }: VenueFilters): string[] {
  return withOwn(citiesOfCountry(country), city);
}

export function areaOptions({ city, area }: VenueFilters): string[] {
  return withOwn(areasOfCity(city), area);
}

function withOwn(names: readonly string[], own: string): string[] {
  return own && !names.includes(own) ? [...names, own] : [...names];
}
