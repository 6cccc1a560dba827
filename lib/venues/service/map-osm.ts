import type { Place } from '@/lib/platform/geocoding/schema';
import { cleanText } from '@/lib/platform/validation/text';
import {
  ADDRESS_LENGTH_MAX,
  type AMENITIES,
  DESCRIPTION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PHONE_LENGTH_MAX,
} from '@/lib/venues/constants';
import type { ImportedVenue } from '@/lib/venues/repository/import';
import type { OsmThing } from '@/lib/venues/schema/osm';
import { toWebsite } from '@/lib/venues/schema/website';
import { isGone, isPlaceToPlay, sportsOf } from '@/lib/venues/service/judge-osm';
import type { SportNames } from '@/lib/venues/service/map-row';
import { parseOpeningHours } from '@/lib/venues/service/parse-opening-hours';

export const OSM_ATTRIBUTION = '© OpenStreetMap contributors (ODbL)';

export const SKIP_REASONS = {
  broken: 'no valid JSON',
  'no id': 'no id',
  'no place': 'no place',
  'no tags': 'no tags',
  'no id, place': 'neither id nor place',
  'no id, tags': 'neither id nor tags',
  'no place, tags': 'neither place nor tags',
  'no id, place, tags': 'no id, no place and no tags',
  'not sport': 'no place for sports (gardens, shops, schools, children’s playgrounds)',
  closed: 'closed, planned or gone; one imported before is marked as closed',
  private: 'not open to the public',
  unnamed: 'without a name, and none could be made of its street',
  remote: 'too far from any known city',
  misplaced: 'coordinates that are none',
  unplaced: 'neither coordinates nor a known city',
} as const;
export type SkipReason = keyof typeof SKIP_REASONS;

const KINDS: Record<string, string> = {
  park: 'Park',
  pitch: 'Pitch',
  sports_centre: 'Sports centre',
  stadium: 'Stadium',
  playground: 'Playground',
  fitness_centre: 'Gym',
  swimming_pool: 'Pool',
  track: 'Track',
  golf_course: 'Golf course',
};
const ARABIC_SCRIPT = /\p{Script=Arabic}/u;

/**
 * An element of a file as a venue, or the reason for skipping it.
 * @param place the area or city it lies in
 * @param sourceId what makes imports repeatable
 */
export function toImportedVenue(
  thing: OsmThing,
  place: Place | null,
  { sourceId, sportNames }: { sourceId: string; sportNames: SportNames },
): ImportedVenue | { skip: SkipReason } {
  const { tags } = thing;
  const names = namesOf(tags);
  const sports = sportsOf(tags, names, sportNames);
  if (isGone(tags)) return { skip: 'closed' };
  if (!isPlaceToPlay(tags, names, sports)) return { skip: 'not sport' };
  if (/^(private|no|permit)$/.test(tags.access ?? '')) return { skip: 'private' };
  if (!place) return { skip: 'remote' };
  const name = nameOf(thing, names, sports);
  if (!name) return { skip: 'unnamed' };
  const city = place.city.slice(0, 80);
  const openingHours = parseOpeningHours(tags.opening_hours ?? '');
  return {
    sourceId,
    name,
    localName: localNameOf(tags, name),
    address: addressOf(tags, place),
    area: place.area,
    city,
    country: place.country,
    latitude: thing.latitude,
    longitude: thing.longitude,
    pointIsApproximate: false,
    timeZone: place.timeZone,
    description: descriptionOf(tags, openingHours === null),
    openingHours,
    phone: phoneOf(tags),
    website: websiteOf(tags),
    pricing: tags.fee === 'no' ? 'Free' : null,
    sports,
    amenities: amenitiesOf(tags),
    attribution: thing.isOsm ? OSM_ATTRIBUTION : null,
  };
}

/** On one line; shortened if too long, not refused. */
export function text(value: string | undefined, max: number): string {
  const line = cleanText(value ?? '').replace(/\s+/g, ' ');
  // Cutting may leave half a letter.
  return cleanText(line.slice(0, max));
}

/** All names of an element, the one to show first. Some exports write 'Unnamed' for none. */
function namesOf(tags: Record<string, string>): string[] {
  const own = text(tags.name, NAME_LENGTH_MAX);
  const english = text(tags['name:en'], NAME_LENGTH_MAX);
  const urdu = text(tags['name:ur'], NAME_LENGTH_MAX);
  const named = /^unnamed$/i.test(own) ? '' : own;
  // An Urdu name is shown beside the English one, if there is one.
  const shown = ARABIC_SCRIPT.test(named) && english ? english : named || english || urdu;
  return [shown, named, english, urdu].filter(Boolean);
}

function nameOf({ tags }: OsmThing, [named]: string[], sports: string[]): string | null {
  if (named) return named;
  const street = text(tags['addr:street'], 60);
  if (!street) return null;
  const kind = KINDS[tags.leisure ?? ''] ?? 'Ground';
  const sport = tags.leisure === 'park' ? undefined : sports[0];
  const what = sport ? `${sport} ${kind.toLowerCase()}` : kind;
  return `${what} at ${street}`.slice(0, NAME_LENGTH_MAX);
}

function localNameOf(tags: Record<string, string>, shown: string): string | null {
  const candidates = [tags['name:ur'], tags.name].map((name) => text(name, NAME_LENGTH_MAX));
  return candidates.find((name) => ARABIC_SCRIPT.test(name) && name !== shown) ?? null;
}

function addressOf(tags: Record<string, string>, place: Place): string {
  const street = [text(tags['addr:housenumber'], 20), text(tags['addr:street'], 120)]
    .filter(Boolean)
    .join(' ');
  return [street, place.area, place.city].filter(Boolean).join(', ').slice(0, ADDRESS_LENGTH_MAX);
}

/** Hours without a weekly form, such as seasons or sunrise, go into the description. */
function descriptionOf(tags: Record<string, string>, saysHours: boolean): string | null {
  const hours = saysHours ? text(tags.opening_hours, 200) : '';
  const parts = [text(tags.description, 1_500), hours ? `Opening hours: ${hours}` : ''];
  return parts.filter(Boolean).join('\n').slice(0, DESCRIPTION_LENGTH_MAX) || null;
}

export function phoneOf(tags: Record<string, string>): string | null {
  const phone = text((tags.phone ?? tags['contact:phone'] ?? '').split(';')[0], PHONE_LENGTH_MAX);
  return /^\+?[\d(][\d\s()./-]{4,}$/.test(phone) ? phone : null;
}

export function websiteOf(tags: Record<string, string>): string | null {
  const website = toWebsite(text(tags.website ?? tags['contact:website'], 290));
  return website && website.length <= 300 ? website : null;
}

function amenitiesOf(tags: Record<string, string>): (typeof AMENITIES)[number][] {
  const has: [(typeof AMENITIES)[number], boolean][] = [
    ['Lighting', tags.lit === 'yes' || tags.floodlit === 'yes'],
    ['WiFi', /^(wlan|yes)$/.test(tags.internet_access ?? '')],
    ['Showers', tags.shower === 'yes'],
    ['Changing Rooms', tags.changing_room === 'yes'],
    ['Air Conditioning', tags.air_conditioning === 'yes'],
    ['Parking', tags.parking !== undefined && tags.parking !== 'no'],
    ['Seating Area', tags.bench === 'yes'],
  ];
  return has.filter(([, there]) => there).map(([name]) => name);
}
