import { z } from 'zod';
import { type Middle, middleOf } from './middle';
import { elementSchema, OverpassElements, overpassSchema } from './overpass';

type Tags = Record<string, string>;
type Kind = 'node' | 'way' | 'relation';

const LONG = /^(node|way|relation|area)\/([1-9]\d{0,14})$/;
const SHORT = /^([nwra])([1-9]\d{0,14})$/;
const NUMBER = /^-?[1-9]\d{0,14}$/;
const TYPES: Record<string, string> = { n: 'node', w: 'way', r: 'relation', a: 'area' };
/** Every place of OpenStreetMap has these keys; other files number their rows 'n1', too. */
const OBJECT_KEY =
  /(?:^|:)(?:leisure|landuse|building|amenity|club|natural|shop|tourism|office|man_made)$/;

/** Properties that identify an object, and do not describe the place. */
const ID_KEYS = new Set(['id', 'full_id', 'osm_id', 'osm_type', 'osm_way_id']);

/**
 * 'way/123', however the program that wrote the file spells it: overpass turbo (way/123), osmium (w123, or `@type` and `@id`),
 * QuickOSM (full_id), ogr2ogr (osm_id and osm_way_id) and osm2pgsql (osm_id). A bare number is none: every file may number its rows.
 * @param own the `id` of the feature itself
 */
function osmIdOf(own: string | undefined, tags: Tags, kind: Kind): string | null {
  const typed = tags['@type'] ?? tags.osm_type;
  const number = tags['@id'] ?? tags.osm_id;
  return (
    written(tags['@id']) ??
    written(tags.full_id) ??
    (typed !== undefined && number !== undefined ? ofType(typed, number) : null) ??
    written(own) ??
    written(tags.id) ??
    (Object.keys(tags).some((key) => OBJECT_KEY.test(key))
      ? (short(tags['@id']) ?? short(tags.full_id) ?? short(own) ?? short(tags.id))
      : null) ??
    ofDatabase(tags, kind)
  );
}

const written = (text: string | undefined): string | null => {
  const [, type = '', number = ''] = LONG.exec(text ?? '') ?? [];
  return type ? normal(type, number) : null;
};

const short = (text: string | undefined): string | null => {
  const [, letter = '', number = ''] = SHORT.exec(text ?? '') ?? [];
  return letter ? normal(TYPES[letter] ?? '', number) : null;
};

function ofType(type: string, number: string): string | null {
  const name = TYPES[type.toLowerCase()] ?? type.toLowerCase();
  return written(`${name}/${number}`);
}

/** An area of osmium is a closed way (twice its number) or a relation (twice its number, and one). */
function normal(type: string, number: string): string | null {
  if (type !== 'area') return `${type}/${number}`;
  const half = Math.floor(Number(number) / 2);
  if (half === 0) return null;
  return Number(number) % 2 === 0 ? `way/${half}` : `relation/${half}`;
}

/** The tables of two database importers, which have no types. */
function ofDatabase({ osm_id, osm_way_id, '@type': type }: Tags, kind: Kind) {
  if (type !== undefined) return null;
  if (osm_way_id && NUMBER.test(osm_way_id)) return `way/${osm_way_id.replace('-', '')}`;
  if (!osm_id || !NUMBER.test(osm_id)) return null;
  const number = osm_id.replace('-', '');
  if (osm_id.startsWith('-')) return `relation/${number}`;
  return osm_way_id === undefined ? `${kind}/${number}` : `relation/${number}`;
}

/** A place of a file with its tags, from either format. */
export interface OsmThing extends Middle {
  /** 'way/123'; for an object that is not of OpenStreetMap, its id in the file. */
  id: string;
  isOsm: boolean;
  tags: Record<string, string>;
}

/** Replaces an unreadable record in the list of entries. */
export const BROKEN = Symbol('broken');

export type Missing = 'id' | 'place' | 'tags';

interface Unreadable {
  /** Its id if known, else its number in the file. */
  id: string;
  missing: Missing[];
}

export interface OsmFile {
  things: OsmThing[];
  unreadable: Unreadable[];
}

const geoJsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const id = z.union([z.string(), z.number()]).optional().catch(undefined);
const featureSchema = z.object({
  id,
  properties: z.record(z.string(), z.unknown()).nullable().catch(null),
  geometry: z.looseObject({ type: z.string() }).nullable().catch(null),
});
const labelSchema = z.object({
  type: z.enum(['node', 'way', 'relation']).optional().catch(undefined),
  id,
  properties: z.object({ '@id': id, id }).optional().catch(undefined),
});

/** What else a shape can only be, in a table without types. */
const KINDS: Record<string, Kind> = {
  Point: 'node',
  MultiLineString: 'relation',
  GeometryCollection: 'relation',
};

type Reading = OsmThing | Missing[];

/** @returns null for a file that is neither GeoJSON nor Overpass JSON */
export function readOsmFile(json: unknown): OsmFile | null {
  const geoJson = geoJsonSchema.safeParse(json);
  if (geoJson.success) return collect(geoJson.data.features, readFeature);
  const overpass = overpassSchema.safeParse(json);
  if (!overpass.success) return null;
  const elements = new OverpassElements(overpass.data.elements);
  const entries = overpass.data.elements.filter((entry) => !elements.isPart(entry));
  return collect(entries, (entry) => readElement(entry, elements));
}

function collect(entries: unknown[], read: (entry: unknown) => Reading): OsmFile {
  const file: OsmFile = { things: [], unreadable: [] };
  for (const [index, entry] of entries.entries()) {
    const reading = entry === BROKEN ? [] : read(entry);
    if (!Array.isArray(reading)) file.things.push(reading);
    else file.unreadable.push({ id: labelOf(entry) ?? `entry ${index + 1}`, missing: reading });
  }
  return file;
}

function labelOf(entry: unknown): string | undefined {
  const { data } = labelSchema.safeParse(entry);
  const known = data?.properties?.['@id'] ?? data?.properties?.id ?? data?.id;
  return known === undefined
    ? undefined
    : [data?.type, known]
        .filter((part) => part !== undefined)
        .join('/')
        .slice(0, 80);
}

const ALL_MISSING: Missing[] = ['id', 'place', 'tags'];

/** Null values are omitted. */
function toReading(id: string | null, place: Middle | null, tags: object): Missing[] {
  const isThere = { id: id !== null, place: place !== null, tags: Object.keys(tags).length > 0 };
  return ALL_MISSING.filter((part) => !isThere[part]);
}

function readFeature(entry: unknown): Reading {
  const feature = featureSchema.safeParse(entry).data;
  if (!feature) return ALL_MISSING;
  const given = asTexts(feature.properties ?? {});
  const own = feature.id === undefined ? undefined : String(feature.id);
  // ogr2ogr leaves the column of the way empty for a relation.
  if (feature.properties?.osm_way_id === null) given.osm_way_id = '';
  const osmId = osmIdOf(own, given, KINDS[feature.geometry?.type ?? ''] ?? 'way');
  const found = osmId ?? own ?? given['@id'] ?? given.id ?? null;
  const place = middleOf(feature.geometry);
  const tags = Object.fromEntries(
    Object.entries(given).filter(([key]) => !key.startsWith('@') && !ID_KEYS.has(key)),
  );
  const missing = toReading(found, place, tags);
  if (missing.length > 0 || found === null || place === null) return missing;
  return { id: found, isOsm: osmId !== null, ...place, tags };
}

/** Some programs write numbers and booleans as such. */
function asTexts(properties: Record<string, unknown>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'string') texts[key] = value;
    else if (typeof value === 'number') texts[key] = String(value);
    else if (typeof value === 'boolean') texts[key] = value ? 'yes' : 'no';
  }
  return texts;
}

function readElement(entry: unknown, elements: OverpassElements): Reading {
  const element = elementSchema.safeParse(entry).data;
  if (!element) return ALL_MISSING;
  const place = elements.placeOf(element);
  const tags = element.tags ?? {};
  const found = `${element.type}/${element.id}`;
  const missing = toReading(found, place, tags);
  if (missing.length > 0 || place === null) return missing;
  return { id: found, isOsm: true, ...place, tags };
}
