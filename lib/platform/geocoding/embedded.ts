import { type GeoPoint, isGeoPoint } from '@/lib/platform/geo/point';
import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from './default-country';
import { citiesOfCountry, countryName } from './fixed-lists';
import { foldKey, foldWords } from './fold.mjs';
import type { Geocoder } from './geocoder';
import {
  findBigSpeltLike,
  findListedSpeltLike,
  findPlaceAt,
  findPlacesByName,
  findPlacesOfKeys,
  type PlaceRow,
  type WeighedPlace,
} from './repository';
import { PLACES_LIMIT_DEFAULT, type PlaceMatch } from './schema';
import { toPlace } from './to-place';

const GUESS_LENGTH_MIN = 3;
/** Longer than any name. */
const GUESS_LENGTH_MAX = 100;
/** One letter in so many may be wrong. */
const LETTERS_PER_MISTAKE = 3;

/** Best first: their places in this list are the ranks of the repository. */
const MATCHES = ['exact', 'prefix', 'contains'] as const;

interface FoundPlace {
  place: PlaceRow;
  match: PlaceMatch;
}

type RankedPlace = WeighedPlace & { rank: number };

/** Places whose name is, begins with or contains the text, ignoring accents and case; best first, each place once. */
async function findByName(text: string, limit: number, near?: GeoPoint): Promise<FoundPlace[]> {
  const words = foldWords(text);
  const key = words.join('');
  if (key === '') return [];
  const [named, followed] = await Promise.all([
    findPlacesByName(key, { near, limit }),
    findFollowed(words, near),
  ]);
  const byId = new Map<string, RankedPlace>();
  for (const place of [...named, ...followed]) {
    const known = byId.get(place.id);
    if (!known || place.rank < known.rank) byId.set(place.id, place);
  }
  return [...byId.values()]
    .sort((a, b) => a.rank - b.rank || b.weight - a.weight || a.position - b.position)
    .slice(0, limit)
    .map((place) => ({ place, match: MATCHES[place.rank] ?? 'contains' }));
}

/** Places whose name is the first words of the text, followed by their surroundings: 'gulberg lahore'. */
async function findFollowed(words: string[], near: GeoPoint | undefined): Promise<RankedPlace[]> {
  const key = words.join('');
  const heads = words.slice(0, -1).map((_, index) => words.slice(0, index + 1).join(''));
  if (heads.length === 0) return [];
  const places = await findPlacesOfKeys(heads, near);
  return places.flatMap((place) => {
    const ranks = place.keys
      .filter((name) => heads.includes(name))
      .map((name) => rankOfRest(place, key.slice(name.length)));
    const rank = Math.min(...ranks);
    return rank < MATCHES.length ? { ...place, rank } : [];
  });
}

/** What may follow a name: 'gulberg' + 'lahore', 'lahorepakistan', 'lahorepunjabpakistan', 'pakistan' or 'pk'. */
function rankOfRest(place: PlaceRow, rest: string): number {
  const country = foldKey(countryName(place.countryCode));
  const province = place.province === null ? '' : foldKey(place.province);
  const ofCity = [country, foldKey(place.countryCode), province, province + country];
  const city = foldKey(place.city);
  const tails =
    place.area === null ? ofCity : [city, ...ofCity, ...ofCity.map((tail) => city + tail)];
  if (tails.includes(rest)) return 0;
  return tails.some((tail) => tail.startsWith(rest)) ? 1 : Number.POSITIVE_INFINITY;
}

/** The nearest spellings for text without a match: the fixed cities and areas first, then other big cities. */
async function guessByName(text: string, limit: number): Promise<FoundPlace[]> {
  // 'Gulbrg, Lahore': the first part may be misspelt; the whole text is tried too.
  const keys = [...new Set([foldKey(text.split(',')[0] ?? ''), foldKey(text)])];
  const names = keys
    .filter((key) => key.length >= GUESS_LENGTH_MIN && key.length <= GUESS_LENGTH_MAX)
    .map((key) => ({ key, most: Math.floor(key.length / LETTERS_PER_MISTAKE) }));
  if (names.length === 0) return [];
  const listed = await findListedSpeltLike(names, limit);
  const big = listed.length < limit ? await findBigSpeltLike(names, limit) : [];
  const byId = new Map([...listed, ...big].map((place) => [place.id, place]));
  return [...byId.values()].slice(0, limit).map((place) => ({ place, match: 'suggestion' }));
}

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
