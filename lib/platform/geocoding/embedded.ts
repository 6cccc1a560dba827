import { isGeoPoint } from '@/lib/platform/geo/point';
import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from './default-country';
import { citiesOfCountry } from './fixed-lists';
import { foldKey } from './fold.mjs';
import type { Geocoder } from './geocoder';
import { findPlaceAt, findPlacesOfKeys, type PlaceRow } from './repository';
import { PLACES_LIMIT_DEFAULT } from './schema';
import { findByName, guessByName } from './search-places';
import { toPlace } from './to-place';

const FALLBACK_SUGGESTIONS = 3;

/** Names and coordinates from the table of places: no key, no internet, and no third party learns a position. */
export const embeddedGeocoder: Geocoder = {
  async search(query, { near, limit = PLACES_LIMIT_DEFAULT } = {}) {
    if (query.trim() === '') return [];
    const found = await findByName(query, limit, near);
    const answer = found.length > 0 ? found : await guessByName(query, limit);
    if (answer.length > 0) return answer.map(({ place, match }) => toPlace(place, match));
    // For text like 'zzqx', which resembles nothing.
    return (await findFirstCities()).map((place) => toPlace(place, 'suggestion'));
  },
  async reverse(latitude, longitude) {
    if (!isGeoPoint({ latitude, longitude })) return null;
    const place = await findPlaceAt({ latitude, longitude });
    return place && toPlace(place, 'exact');
  },
};

async function findFirstCities(): Promise<PlaceRow[]> {
  const names = citiesOfCountry(DEFAULT_COUNTRY).slice(0, FALLBACK_SUGGESTIONS);
  const places = await findPlacesOfKeys(names.map(foldKey));
  return names.flatMap((name) => {
    const isIt = ({ area, city, countryCode }: PlaceRow) =>
      area === null && city === name && countryCode === DEFAULT_COUNTRY_CODE;
    return places.find(isIt) ?? [];
  });
}
