import type { SportName } from '@/lib/sports/constants';
import type { SportNames } from '@/lib/venues/service/map-row';
import { isNeverOpen } from '@/lib/venues/service/parse-opening-hours';

type Tags = Record<string, string>;

/** A word by itself: 'Blackpool' has no pool, and 'Tennison' no tennis. */
const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/**
 * Sports by words in the name, for elements without a tag. Each word is read once, so longer names come before those that they
 * contain; null marks sports that must not be taken for a shorter one.
 */
const SPORTS_BY_WORDS: [RegExp, SportName | null][] = [
  [word('american football|gridiron'), 'American Football'],
  [word('(?:australian|aussie)(?: rules)?(?: football)?|gaelic football|table football'), null],
  [word('(?:ice|roller|inline|street|air) hockey'), null],
  [word('table[ -]?tennis|ping[ -]?pong'), 'Table Tennis'],
  [word('(?:mini|crazy|disc|miniature)[ -]?golf'), null],
  [word('pool (?:hall|table|bar|club|room|lane|road|street)s?|car ?pool|whirlpool'), null],
  [word('cricket|کرکٹ'), 'Cricket'],
  [word('football|soccer|futsal|فٹ ?بال'), 'Soccer'],
  [word('hockey|ہاکی'), 'Hockey'],
  [word('tennis'), 'Tennis'],
  [word('badminton'), 'Badminton'],
  [word('basket ?ball'), 'Basketball'],
  [word('volley ?ball'), 'Volleyball'],
  [word('swimming(?: pools?)?|pools?'), 'Swimming'],
  [word('golf'), 'Golf'],
  [word('gym|fitness'), 'Gym Workout'],
];

const SPORTS_BY_LEISURE: Record<string, SportName> = {
  fitness_centre: 'Gym Workout',
  swimming_pool: 'Swimming',
  golf_course: 'Golf',
  track: 'Running',
  // The most common activity in a park without further tags.
  park: 'Running',
};
/** Values of `sport` that name none. */
const NO_SPORT = /^(?:|multi|yes|no|none|unknown|fixme)$/i;

/** The tag's sport, even if the product lacks it; else the name's, else the usual one there. */
export function sportsOf(tags: Tags, names: readonly string[], sportNames: SportNames): string[] {
  const said = (tags.sport ?? '').split(/[;,|]/).filter((one) => !NO_SPORT.test(one.trim()));
  if (said.length > 0) return [...new Set(sportNames.ofList(said.join(';')))];
  const found = sportsInWords(names.join(' \n ')).flatMap((sport) => sportNames.ofCatalogue(sport));
  const usual = SPORTS_BY_LEISURE[tags.leisure ?? ''];
  return [...new Set(found.length > 0 || !usual ? found : sportNames.ofCatalogue(usual))];
}

function sportsInWords(text: string): SportName[] {
  let rest = text;
  return SPORTS_BY_WORDS.flatMap(([words, sport]) => {
    const before = rest;
    rest = rest.replace(words, '·');
    return sport !== null && rest !== before ? sport : [];
  });
}

/** Kinds of places where people play. */
const PLACES: Record<string, ReadonlySet<string>> = {
  leisure: new Set([
    'pitch',
    'sports_centre',
    'sports_hall',
    'stadium',
    'track',
    'park',
    'ice_rink',
    'fitness_centre',
    'fitness_station',
    'swimming_pool',
    'swimming_area',
    'golf_course',
    'recreation_ground',
    'common',
    'bowling_alley',
    'horse_riding',
    'disc_golf_course',
  ]),
  landuse: new Set(['recreation_ground', 'village_green']),
  building: new Set(['sports_hall', 'sports_centre', 'stadium', 'gymnasium']),
  amenity: new Set(['gym']),
  club: new Set(['sport', 'sports']),
};
/** Playgrounds and gardens count only if a sport or the name indicates one. */
const PERHAPS = new Set(['playground', 'garden']);
const GROUND = word('grounds?|stadium|maidan|sports?|گراؤنڈ|میدان|اسٹیڈیم');
/**
 * Keys that determine the kind of an element. Without any of them, a sport is enough: files of other origins have only that.
 */
const KIND_KEYS = [
  'leisure',
  'landuse',
  'building',
  'amenity',
  'club',
  'shop',
  'office',
  'craft',
  'tourism',
  'highway',
  'railway',
  'healthcare',
  'historic',
  'man_made',
  'natural',
  'boundary',
  'place',
  'route',
  'waterway',
  'barrier',
  'power',
  'public_transport',
  'military',
  'information',
];

export function isPlaceToPlay(tags: Tags, names: readonly string[], sports: string[]): boolean {
  if (Object.entries(PLACES).some(([key, kinds]) => kinds.has(tags[key] ?? ''))) return true;
  const saysSport = sports.length > 0 || !NO_SPORT.test((tags.sport ?? '').trim());
  if (PERHAPS.has(tags.leisure ?? '')) {
    return saysSport || names.some((name) => name.search(GROUND) >= 0);
  }
  return saysSport && KIND_KEYS.every((key) => /^(?:|yes|no)$/.test(tags[key] ?? ''));
}

/** A former or future state is written before the key: 'abandoned:leisure=pitch'. */
const LIFE =
  /^(?:abandoned|disused|demolished|razed|removed|destroyed|dismantled|ruins|ruined|construction|proposed|planned|was|closed|historic|old|former):/;
const GONE_KEYS = ['abandoned', 'disused', 'demolished', 'razed', 'removed', 'ruins', 'closed'];
const NOT_YET = /^(?:construction|proposed|planned|abandoned|disused|demolished|ruins)$/;

/** True for places that are closed, gone, or not yet built. */
export function isGone(tags: Tags, today = new Date().toISOString().slice(0, 10)): boolean {
  if (GONE_KEYS.some((key) => /^(?:yes|true|1)$/i.test(tags[key] ?? ''))) return true;
  const kinds = Object.keys(PLACES).flatMap((key) => tags[key] ?? []);
  if (kinds.some((kind) => NOT_YET.test(kind))) return true;
  // An element with a present kind is open, whatever it was before.
  const isAnything = KIND_KEYS.some((key) => !/^(?:|no)$/.test(tags[key] ?? ''));
  if (!isAnything && Object.keys(tags).some((key) => LIFE.test(key))) return true;
  if (isNeverOpen(tags.opening_hours ?? '')) return true;
  if (/^(?:closed|abandoned|inactive)/i.test(tags.operational_status ?? '')) return true;
  return hasEnded(tags.end_date ?? '', today);
}

/** '2019', '2019-05' or '2019-05-31'; any other text is no date. */
function hasEnded(end: string, today: string): boolean {
  return /^\d{4}(?:-\d{2}){0,2}$/.test(end) && end < today.slice(0, end.length);
}
