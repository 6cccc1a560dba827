import { greatCircleKm } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { editDistance } from './edit-distance';
import { countryName, DEFAULT_COUNTRY_CODE } from './fixed-lists';
import { foldKey, foldWords } from './fold.mjs';
import { type Area, type City, type Gazetteer, isArea, type NameEntry } from './gazetteer';
import type { PlaceMatch } from './schema';

const CONTAINS_LENGTH_MIN = 3;
const GUESS_LENGTH_MIN = 3;
/** Weights are powers of ten of inhabitants: a town at home counts like one five times its size abroad. */
const HOME_WEIGHT = 0.7;
const AREA_WEIGHT = -1;
const NEAR_WEIGHT = 2;
const NEAR_KM = 300;

const RANKS: PlaceMatch[] = ['exact', 'prefix', 'contains', 'suggestion'];

export interface FoundPlace {
  target: City | Area;
  match: PlaceMatch;
}

interface Query {
  key: string;
  /** Lengths of `key` at word ends: where 'gulberg lahore' may change from the area to its city. */
  wordEnds: Set<number>;
}

/** Places whose name is, begins with or contains the text, ignoring accents and case; best first, each place once. */
export function findByName(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
  near?: GeoPoint,
): FoundPlace[] {
  const query = toQuery(text);
  if (query.key === '') return [];
  const bestMatch = new Map<City | Area, PlaceMatch>();
  for (const entry of gazetteer.names) {
    const match = matchName(entry, query);
    if (match === null) continue;
    const known = bestMatch.get(entry.target);
    if (known === undefined || RANKS.indexOf(match) < RANKS.indexOf(known)) {
      bestMatch.set(entry.target, match);
    }
  }
  return [...bestMatch]
    .map(([target, match]) => ({ target, match, weight: weightOf(target, near) }))
    .sort((a, b) => RANKS.indexOf(a.match) - RANKS.indexOf(b.match) || b.weight - a.weight)
    .slice(0, limit);
}

function toQuery(text: string): Query {
  const words = foldWords(text);
  const wordEnds = new Set<number>();
  let length = 0;
  for (const word of words) {
    length += word.length;
    wordEnds.add(length);
  }
  return { key: words.join(''), wordEnds };
}

function matchName({ key, target }: NameEntry, query: Query): PlaceMatch | null {
  if (key === query.key) return 'exact';
  if (key.startsWith(query.key)) return 'prefix';
  if (query.wordEnds.has(key.length) && query.key.startsWith(key)) {
    return matchRest(target, query.key.slice(key.length));
  }
  const contained = query.key.length >= CONTAINS_LENGTH_MIN && key.includes(query.key);
  return contained ? 'contains' : null;
}

/** What may follow a name: 'gulberg' + 'lahore', 'lahorepakistan', 'lahorepunjabpakistan', 'pakistan' or 'pk'. */
function matchRest(target: City | Area, rest: string): PlaceMatch | null {
  const city = isArea(target) ? target.city : target;
  const country = foldKey(countryName(city.countryCode));
  const province = city.province === null ? '' : foldKey(city.province);
  const ofCity = [country, foldKey(city.countryCode), province, province + country];
  const cityKey = foldKey(city.name);
  const tails = isArea(target)
    ? [cityKey, ...ofCity, ...ofCity.map((tail) => cityKey + tail)]
    : ofCity;
  if (tails.includes(rest)) return 'exact';
  return tails.some((tail) => tail.startsWith(rest)) ? 'prefix' : null;
}

function weightOf(target: City | Area, near: GeoPoint | undefined): number {
  const city = isArea(target) ? target.city : target;
  const size = Math.log10(city.population + 1) + (isArea(target) ? AREA_WEIGHT : 0);
  const home = city.countryCode === DEFAULT_COUNTRY_CODE ? HOME_WEIGHT : 0;
  const closeness = near ? Math.max(0, 1 - greatCircleKm(near, target) / NEAR_KM) : 0;
  return size + home + closeness * NEAR_WEIGHT;
}

/** The nearest spellings for text without a match: the fixed cities and areas first, then other big cities. */
export function guessByName(gazetteer: Gazetteer, text: string, limit: number): FoundPlace[] {
  // 'Gulbrg, Lahore': the first part may be misspelt; the whole text is tried too.
  const keys = [...new Set([foldKey(text.split(',')[0] ?? ''), foldKey(text)])];
  const curated = guessAmong(gazetteer.curated, keys);
  // The first letter is mistyped least often, and comparing it saves nine comparisons in ten.
  const initials = new Set(keys.map((key) => key[0]));
  const big = gazetteer.big.filter(({ key }) => initials.has(key[0]));
  const found = new Set(curated);
  for (const target of found.size < limit ? guessAmong(big, keys) : []) found.add(target);
  return [...found].slice(0, limit).map((target) => ({ target, match: 'suggestion' }));
}

function guessAmong(entries: readonly NameEntry[], keys: readonly string[]): (City | Area)[] {
  const distanceByTarget = new Map<City | Area, number>();
  for (const { key, target } of entries) {
    const distance = Math.min(...keys.map((query) => guessDistance(query, key)));
    if (distance < (distanceByTarget.get(target) ?? Number.POSITIVE_INFINITY)) {
      distanceByTarget.set(target, distance);
    }
  }
  return [...distanceByTarget]
    .sort(([a, x], [b, y]) => x - y || weightOf(b, undefined) - weightOf(a, undefined))
    .map(([target]) => target);
}

/** Edits between the typed text and a name, or the beginning of a longer one; infinite beyond a third of the letters. */
function guessDistance(query: string, key: string): number {
  if (query.length < GUESS_LENGTH_MIN) return Number.POSITIVE_INFINITY;
  const max = Math.max(1, Math.floor(query.length / 3));
  const whole = editDistance(query, key, max);
  // Half a point worse than a whole name, so that a whole name with the same distance comes first.
  const begun =
    key.length > query.length
      ? editDistance(query, key.slice(0, query.length), max) + 0.5
      : max + 1;
  const distance = Math.min(whole, begun);
  return distance <= max + 0.5 ? distance : Number.POSITIVE_INFINITY;
}
