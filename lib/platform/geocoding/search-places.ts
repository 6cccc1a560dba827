import type { GeoPoint } from '@/lib/platform/geo/point';
import { countryName } from './fixed-lists';
import { foldKey, foldWords } from './fold.mjs';
import {
  findBigSpeltLike,
  findListedSpeltLike,
  findPlacesByName,
  findPlacesOfKeys,
  type PlaceRow,
  type WeighedPlace,
} from './repository';
import type { PlaceMatch } from './schema';

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
export async function findByName(
  text: string,
  limit: number,
  near?: GeoPoint,
): Promise<FoundPlace[]> {
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
export async function guessByName(text: string, limit: number): Promise<FoundPlace[]> {
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
