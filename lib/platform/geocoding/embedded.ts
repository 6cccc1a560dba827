import { type GeoPoint, isGeoPoint } from '@/lib/platform/geo/point';
import { countryName } from './country-name';
import { foldKey, foldWords } from './fold.mjs';
import type { Geocoder } from './geocoder';
import {
  findBigSpeltLike,
  findListedSpeltLike,
  findPlaceAt,
  findPlacesByName,
  findPlacesOfKeys,
  isTown,
  type PlaceRow,
  type WeighedPlace,
} from './repository';
import { PLACES_LIMIT_DEFAULT, type Place, type PlaceMatch } from './schema';
import { toPlace } from './to-place';

const GUESS_LENGTH_MIN = 3;
/** Longer than any name. */
const GUESS_LENGTH_MAX = 100;
/** One letter in so many may be wrong; fewer for a name from anywhere in the world, because there are so many more of them. */
const LETTERS_PER_MISTAKE = { listed: 3, big: 4 } as const;

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

/** The nearest spellings for text without a match: the fixed cities and areas first, then other big cities; near ones first. */
async function guessByName(text: string, limit: number, near?: GeoPoint): Promise<FoundPlace[]> {
  // 'Gulbrg, Lahore': the first part may be misspelt; the whole text is tried too.
  const keys = [...new Set([foldKey(text.split(',')[0] ?? ''), foldKey(text)])].filter(
    (key) => key.length >= GUESS_LENGTH_MIN && key.length <= GUESS_LENGTH_MAX,
  );
  if (keys.length === 0) return [];
  const names = (letters: number) =>
    keys.map((key) => ({ key, most: Math.floor(key.length / letters) }));
  const listed = await findListedSpeltLike(names(LETTERS_PER_MISTAKE.listed), { near, limit });
  const big =
    listed.length < limit
      ? await findBigSpeltLike(names(LETTERS_PER_MISTAKE.big), { near, limit })
      : [];
  const byId = new Map([...listed, ...big].map((place) => [place.id, place]));
  return [...byId.values()].slice(0, limit).map((place) => ({ place, match: 'suggestion' }));
}

/** Longer than the name of any neighbourhood. */
const AREA_LENGTH_MAX = 60;
/** City, province and country, each of which may follow the area. */
const PARTS_AFTER_AREA = 3;

/**
 * 'Westlands, Nairobi': an area that the gazetteer does not list, in a city that it does. The words before the city are kept as
 * the area; the point is that of the city.
 */
async function findUnlistedArea(text: string, near?: GeoPoint): Promise<Place | null> {
  const parts = text.split(/[,،]/).map((part) => part.trim().replaceAll(/\s+/g, ' '));
  for (let cut = Math.max(1, parts.length - PARTS_AFTER_AREA); cut < parts.length; cut += 1) {
    const area = parts.slice(0, cut).join(', ');
    if (foldKey(area).length < 2 || area.length > AREA_LENGTH_MAX) continue;
    // biome-ignore lint/performance/noAwaitInLoops: three at most, and the first usually answers
    const [city] = await findByName(parts.slice(cut).join(', '), 1, near);
    if (city?.match !== 'exact' || !isTown(city.place)) continue;
    const suburb = city.place.area;
    return toPlace({ ...city.place, area: suburb ? `${area}, ${suburb}` : area }, 'exact');
  }
  return null;
}

/** Names and coordinates from the table of places: no key, no internet, and no third party learns a position. */
export const embeddedGeocoder: Geocoder = {
  async search(query, { near, limit = PLACES_LIMIT_DEFAULT } = {}) {
    if (query.trim() === '') return [];
    const found = await findByName(query, limit, near);
    if (found.length > 0) return found.map(({ place, match }) => toPlace(place, match));
    const guesses = await guessByName(query, limit, near);
    const unlisted = await findUnlistedArea(query, near);
    // A misspelt area of the same city is listed.
    const isMisspelt = guesses.some(({ place }) => place.area && place.city === unlisted?.city);
    if (unlisted && !isMisspelt) return [unlisted];
    return guesses.map(({ place, match }) => toPlace(place, match));
  },
  async reverse(latitude, longitude) {
    if (!isGeoPoint({ latitude, longitude })) return null;
    const place = await findPlaceAt({ latitude, longitude });
    return place && toPlace(place, 'exact');
  },
};
