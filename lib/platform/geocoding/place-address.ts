import type { Tx } from '@/lib/platform/db/client';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { countryName } from './country-name';
import { embeddedGeocoder } from './embedded';
import { foldKey, foldWords } from './fold.mjs';
import { findAreasOf, findPlacesOfKeys, isTown, type PlaceRow } from './repository';
import type { Place } from './schema';
import { toPlace } from './to-place';

/**
 * A person's public location: 'Gulberg, Lahore', 'Chiniot, Pakistan', or null far from any town. Determined from the centre of
 * the privacy cell, so that a border between two areas cannot be used to look inside the cell. Always by the built-in
 * gazetteer: people's positions are sent to no third party, whatever service searches use.
 */
export async function publicLocationLabel(point: GeoPoint): Promise<string | null> {
  const cell = snapToCell(point);
  const place = await embeddedGeocoder.reverse(cell.latitude, cell.longitude);
  if (!place) return null;
  return place.area ? `${place.area}, ${place.city}` : `${place.city}, ${place.country}`;
}

/** No name of an area has more words. */
const NAME_WORDS_MAX = 5;

export interface AddressToPlace {
  address: string;
  area: string | null;
  city: string;
  country: string;
}

/**
 * Finds the place of an address in the built-in gazetteer: its area, given or named in the text, else its city. Uses no external
 * service, so that the result does not depend on one.
 */
export async function placeAddress(given: AddressToPlace, tx?: Tx): Promise<Place | null> {
  const found = await findCity(given, tx);
  if (!found) return null;
  const areas = await findAreasOf(found.city, tx);
  const area =
    longestNamed(areas, given.area ?? '') ?? found.suburb ?? longestNamed(areas, given.address);
  return toPlace(area ?? found.city, 'exact');
}

/** The city of a name, or that of the suburb of this name: 'Alvalade' is in Lisbon. */
async function findCity(
  { city: name, country }: Pick<AddressToPlace, 'city' | 'country'>,
  tx?: Tx,
): Promise<{ city: PlaceRow; suburb?: PlaceRow } | undefined> {
  const cityKey = foldKey(name);
  // Most populous first: of several cities with one name, people mean the largest.
  const towns = (await findPlacesOfKeys([cityKey], undefined, tx)).filter(
    (place) => isTown(place) && countryName(place.countryCode) === country,
  );
  const cities = towns.filter(({ area }) => area === null);
  // A city with this name comes before one that only has it as an alias.
  const city = cities.find(({ keys }) => keys[0] === cityKey) ?? cities[0];
  const [suburb] = towns;
  if (city || !suburb) return city && { city };
  const whole = await findCity({ city: suburb.city, country }, tx);
  return whole && { city: whole.city, suburb };
}

/**
 * The city as the gazetteer spells it ('lisbon' → 'Lisbon'), with the area if a suburb was named ('alvalade' → 'Alvalade' in
 * 'Lisbon'); null if the country has neither of this name.
 */
export async function nameOfCity(
  given: Pick<AddressToPlace, 'city' | 'country'>,
): Promise<{ city: string; area: string | null } | null> {
  const found = await findCity(given);
  return found ? { city: found.city.city, area: found.suburb?.area ?? null } : null;
}

/** A pin further away than this is not in the city that the venue names. */
export const PIN_KM_MAX = 50;

/** The cities and suburbs of that name in the country; none for one that the gazetteer does not know. */
export async function citiesNamed(
  { city, country }: Pick<AddressToPlace, 'city' | 'country'>,
  near?: GeoPoint,
): Promise<PlaceRow[]> {
  return (await findPlacesOfKeys([foldKey(city)], near)).filter(
    (place) => isTown(place) && countryName(place.countryCode) === country,
  );
}

/**
 * How far a point is from the middle of a city of that name, in kilometres; of several in a country, from the nearest one.
 * @returns null for a city that the gazetteer does not know
 */
export async function kmFromCity(
  point: GeoPoint,
  place: Pick<AddressToPlace, 'city' | 'country'>,
): Promise<number | null> {
  const named = await citiesNamed(place, point);
  return named.length === 0 ? null : Math.min(...named.map((each) => greatCircleKm(point, each)));
}

/** The runs of adjacent words: 'Block C Model Town' → 'block', 'blockc', … 'modeltown', 'town'. */
function runsOfWords(text: string): string[] {
  const words = foldWords(text);
  return words.flatMap((_, start) =>
    Array.from({ length: NAME_WORDS_MAX }, (_unused, more) =>
      words.slice(start, start + more + 1).join(''),
    ),
  );
}

/** The area that the text names; of 'Model Town' and 'Model Town Extension' the longer one. */
function longestNamed(areas: PlaceRow[], text: string): PlaceRow | undefined {
  const runs = new Set(text.split(',').flatMap(runsOfWords));
  const named = areas.flatMap((area) =>
    area.keys.filter((key) => runs.has(key)).map((key) => ({ key, area })),
  );
  return named.toSorted((a, b) => b.key.length - a.key.length)[0]?.area;
}
