import { countryName } from './country-name';
import areas from './data/areas.json' with { type: 'json' };
import countryNames from './data/country-names.json' with { type: 'json' };
import fixedCities from './data/fixed-cities.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Stored with a venue and shown on the screen. */
  name: string;
}

export interface CountryWithCities extends Country {
  cities: readonly string[];
}

/**
 * Countries of the venue filter: the ten of the add-venue form, then those with most city dwellers, the cricket nations, the
 * Gulf and the Nordic countries. A literal list instead of `Intl.DisplayNames`: browsers and the server disagree on some names
 * (Turkey, Türkiye), and names are stored values here.
 */
export const FILTER_COUNTRIES: readonly Country[] = Object.entries(countryNames)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The ten countries of the add-venue form with their cities, in the order of its list (Pakistan first). */
export const ADD_VENUE_COUNTRIES: readonly CountryWithCities[] = Object.entries(fixedCities).map(
  ([code, cities]) => ({ code, name: countryName(code), cities }),
);

export function citiesOfCountry(name: string): readonly string[] {
  return ADD_VENUE_COUNTRIES.find((country) => country.name === name)?.cities ?? [];
}

/** Named areas of the seven cities that have them, alphabetical: `AREAS_BY_CITY.Lahore`. */
export const AREAS_BY_CITY: Readonly<Record<string, readonly string[]>> = groupAreas();

function groupAreas(): Record<string, string[]> {
  const grouped: Record<string, string[]> = {};
  for (const area of areas) {
    grouped[area.city] = [...(grouped[area.city] ?? []), area.name].sort();
  }
  return grouped;
}

/** Area names of a city; empty for a city without a list and for any other text. */
export function areasOfCity(city: string): readonly string[] {
  return Object.hasOwn(AREAS_BY_CITY, city) ? (AREAS_BY_CITY[city] ?? []) : [];
}
