import { z } from 'zod';

/** An OpenStreetMap element with its tags, from either file format. */
export interface OsmThing {
  /** 'way/123'; makes imports repeatable. */
  id: string;
  latitude: number;
  longitude: number;
  tags: Record<string, string>;
}

const TYPES = /^(node|way|relation)\/(\d{1,15})$/;
const position = z.tuple([z.number(), z.number()]).rest(z.number());

const geoJsonSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const featureSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
});

const overpassSchema = z.object({ elements: z.array(z.unknown()) });
const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  tags: z.record(z.string(), z.string()).optional(),
});

const id = z.union([z.string(), z.number()]).optional();
const labelSchema = z.object({
  type: z.enum(['node', 'way', 'relation']).optional().catch(undefined),
  id,
  properties: z.object({ '@id': id, id }).optional(),
});

export interface OsmFile {
  things: OsmThing[];
  /** Entries without an id, a place or tags: their ids if known, else their numbers in the file. */
  unreadable: string[];
}

/** @returns null for a file that is neither GeoJSON nor Overpass JSON */
export function readOsmFile(json: unknown): OsmFile | null {
  const geoJson = geoJsonSchema.safeParse(json);
  if (geoJson.success) return collect(geoJson.data.features, readFeature);
  const overpass = overpassSchema.safeParse(json);
  return overpass.success ? collect(overpass.data.elements, readElement) : null;
}

function collect(entries: unknown[], read: (entry: unknown) => OsmThing | null): OsmFile {
  const readings = entries.map(read);
  return {
    things: readings.filter((thing) => thing !== null),
    unreadable: entries.flatMap((entry, index) =>
      readings[index] ? [] : [labelOf(entry) ?? `entry ${index + 1}`],
    ),
  };
}

function labelOf(entry: unknown): string | undefined {
  const { data } = labelSchema.safeParse(entry);
  const id = data?.properties?.['@id'] ?? data?.properties?.id ?? data?.id;
  return id === undefined ? undefined : [data?.type, id].filter(Boolean).join('/').slice(0, 80);
}

function readFeature(entry: unknown): OsmThing | null {
  const feature = featureSchema.safeParse(entry).data;
  if (!feature) return null;
  const { geometry, properties } = feature;
  const point = middleOf(geometry.coordinates);
  const id = String(properties['@id'] ?? feature.id ?? properties.id);
  const osmId = TYPES.test(id) ? id : /^\d+$/.test(id) ? `node/${id}` : null;
  if (!point || !osmId) return null;
  const tags: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'string' && key !== '@id' && key !== 'id') tags[key] = value;
  }
  return { id: osmId, ...point, tags };
}

function readElement(entry: unknown): OsmThing | null {
  const element = elementSchema.safeParse(entry).data;
  if (!element?.tags) return null;
  const latitude = element.lat ?? element.center?.lat;
  const longitude = element.lon ?? element.center?.lon;
  if (latitude === undefined || longitude === undefined || !isOnEarth(latitude, longitude)) {
    return null;
  }
  return { id: `${element.type}/${element.id}`, latitude, longitude, tags: element.tags };
}

/** The middle of any shape: of the bounding box of its positions. */
function middleOf(coordinates: unknown): { latitude: number; longitude: number } | null {
  const box = { south: 90, north: -90, west: 180, east: -180 };
  widen(box, coordinates);
  // Seven decimals are a centimetre, the precision of OpenStreetMap.
  const latitude = Number(((box.south + box.north) / 2).toFixed(7));
  const longitude = Number(((box.west + box.east) / 2).toFixed(7));
  return box.south <= box.north && isOnEarth(latitude, longitude) ? { latitude, longitude } : null;
}

function widen(
  box: { south: number; north: number; west: number; east: number },
  part: unknown,
): void {
  const spot = position.safeParse(part).data;
  if (spot) {
    const [longitude, latitude] = spot;
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  } else if (Array.isArray(part)) {
    for (const inner of part) widen(box, inner);
  }
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
