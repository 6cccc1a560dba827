import { createHash } from 'node:crypto';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import type { Place } from '@/lib/platform/geocoding/schema';
import { SPORTS, type SportName } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';
import {
  ADDRESS_LENGTH_MAX,
  AMENITIES,
  DESCRIPTION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PLACE_LENGTH_MAX,
  PRICING_LENGTH_MAX,
} from '@/lib/venues/constants';
import type { ImportedVenue } from '@/lib/venues/repository/import';
import type { TableRow } from '@/lib/venues/schema/venue-table';
import {
  OSM_ATTRIBUTION,
  phoneOf,
  type SkipReason,
  text,
  websiteOf,
} from '@/lib/venues/service/map-osm';
import { parseOpeningHours } from '@/lib/venues/service/parse-opening-hours';

/** OpenStreetMap's names for the sports of the catalogue. */
const SPORTS_BY_TAG: Record<string, SportName> = {
  padel: 'Paddle',
  basketball: 'Basketball',
  tennis: 'Tennis',
  soccer: 'Soccer',
  football: 'Soccer',
  futsal: 'Soccer',
  volleyball: 'Volleyball',
  beachvolleyball: 'Volleyball',
  cricket: 'Cricket',
  cricket_nets: 'Cricket',
  badminton: 'Badminton',
  table_tennis: 'Table Tennis',
  golf: 'Golf',
  fitness: 'Fitness',
  gymnastics: 'Fitness',
  running: 'Running',
  athletics: 'Running',
  swimming: 'Swimming',
  billiards: 'Snooker',
  snooker: 'Snooker',
  baseball: 'Baseball',
  softball: 'Softball',
  rugby: 'Rugby',
  rugby_union: 'Rugby',
  american_football: 'American Football',
  hockey: 'Hockey',
  field_hockey: 'Hockey',
  boxing: 'Boxing',
  yoga: 'Yoga',
};
const CATALOGUE_IDS: ReadonlyMap<string, number> = new Map(
  SPORTS.map(({ id, name }) => [name, id]),
);
/** Values that name no sport. */
const NO_SPORT = new Set(['', 'multi', 'yes', 'no', 'none']);
const SPORT_LENGTH_MAX = 60;

const toKey = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ');

/** Maps a file's names of sports to the product's, and counts the unknown ones. */
export class SportNames {
  /** How often each unknown name occurred. */
  readonly unknown = new Map<string, number>();
  readonly #byKey: ReadonlyMap<string, string>;
  readonly #byId: ReadonlyMap<number, string>;

  constructor(sports: readonly Pick<SportDto, 'id' | 'name'>[]) {
    this.#byKey = new Map(sports.map(({ name }) => [toKey(name), name]));
    this.#byId = new Map(sports.map(({ id, name }) => [id, name]));
  }

  /** By its current name in the product's list. */
  ofCatalogue(name: SportName): string[] {
    const now = this.#byId.get(CATALOGUE_IDS.get(name) ?? 0);
    return now === undefined ? [] : [now];
  }

  /** 'cricket;kabaddi' */
  ofList(list: string): string[] {
    return list.split(/[;,|]/).flatMap((part) => {
      const key = toKey(part);
      if (NO_SPORT.has(key)) return [];
      const known = this.#byKey.get(key);
      if (known !== undefined) return known;
      const tagged = SPORTS_BY_TAG[key.replaceAll(' ', '_')];
      if (tagged !== undefined) return this.ofCatalogue(tagged);
      const named = key.slice(0, SPORT_LENGTH_MAX);
      this.unknown.set(named, (this.unknown.get(named) ?? 0) + 1);
      return [];
    });
  }
}

const OSM_ID = /^(node|way|relation)\/\d{1,15}$/;
const AMENITY_BY_KEY = new Map(AMENITIES.map((name) => [name.toLowerCase(), name]));

/** The coordinates of a row: null without any, 'wrong' for invalid ones. */
export function pointOf({
  latitude = '',
  longitude = '',
}: TableRow): { latitude: number; longitude: number } | null | 'wrong' {
  if (latitude === '' && longitude === '') return null;
  const point = { latitude: Number(latitude || 'x'), longitude: Number(longitude || 'x') };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : 'wrong';
}

/**
 * A row of a table as a venue, or the reason for skipping it.
 * @param place the area or city it lies in
 * @param source the name of the file: ids of different files are unrelated
 */
export function toVenueOfRow(
  row: TableRow,
  place: Place | null,
  { source, sportNames }: { source: string; sportNames: SportNames },
): ImportedVenue | { skip: SkipReason } {
  const name = text(row.name, NAME_LENGTH_MAX);
  if (!name) return { skip: 'unnamed' };
  const point = pointOf(row);
  if (point === 'wrong') return { skip: 'misplaced' };
  if (!place) return { skip: point ? 'remote' : 'unplaced' };
  const area = text(row.area, PLACE_LENGTH_MAX) || place.area;
  const city = place.city.slice(0, PLACE_LENGTH_MAX);
  const address = text(row.address, ADDRESS_LENGTH_MAX);
  const openingHours = parseOpeningHours(row.openingHours ?? '');
  const tags = { phone: row.phone ?? '', website: row.website ?? '' };
  const saidHours = openingHours ? '' : text(row.openingHours, 200);
  const description = [
    text(row.description, DESCRIPTION_LENGTH_MAX),
    saidHours ? `Opening hours: ${saidHours}` : '',
  ];
  return {
    sourceId: sourceIdOf(row, source),
    name,
    localName: text(row.localName, NAME_LENGTH_MAX) || null,
    address: address || fullAddress({ address: '', area, city }),
    area,
    city,
    country: place.country,
    ...(point ?? { latitude: place.latitude, longitude: place.longitude }),
    pointIsApproximate: point === null,
    timeZone: place.timeZone,
    description: description.filter(Boolean).join('\n').slice(0, DESCRIPTION_LENGTH_MAX) || null,
    phone: phoneOf(tags),
    website: websiteOf(tags),
    pricing: text(row.pricing, PRICING_LENGTH_MAX) || null,
    openingHours,
    sports: [...new Set(sportNames.ofList(row.sports ?? ''))],
    amenities: amenitiesOf(row.amenities ?? ''),
    attribution: row.id && OSM_ID.test(row.id) ? OSM_ATTRIBUTION : null,
  };
}

/** From the id column; without one, from name, city and address. */
export function sourceIdOf({ id, name, city, address }: TableRow, source: string): string {
  if (id && OSM_ID.test(id)) return id;
  return ownSourceId(id ? [source, id] : [name, city, address]);
}

/** Of a place that has no id of OpenStreetMap, by what tells it from others. */
export function ownSourceId(parts: readonly (string | undefined)[]): string {
  const key = JSON.stringify(parts);
  return `csv/${createHash('sha256').update(key).digest('base64url').slice(0, 24)}`;
}

function amenitiesOf(list: string): string[] {
  const known = list.split(/[;,|]/).map((name) => AMENITY_BY_KEY.get(name.trim().toLowerCase()));
  return [...new Set(known.filter((name) => name !== undefined))];
}
