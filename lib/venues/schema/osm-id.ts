type Tags = Record<string, string>;
type Geometry = 'Point' | 'LineString' | 'Other';

const LONG = /^(node|way|relation|area)\/([1-9]\d{0,14})$/;
const SHORT = /^([nwra])([1-9]\d{0,14})$/;
const NUMBER = /^-?[1-9]\d{0,14}$/;
const TYPES: Record<string, string> = { n: 'node', w: 'way', r: 'relation', a: 'area' };
/** Every place of OpenStreetMap has these keys; other files number their rows 'n1', too. */
const OBJECT_KEY =
  /(?:^|:)(?:leisure|landuse|building|amenity|club|natural|shop|tourism|office|man_made)$/;

/** Properties that identify an object, and do not describe the place. */
export const ID_KEYS = new Set(['id', 'full_id', 'osm_id', 'osm_type', 'osm_way_id']);

/**
 * 'way/123', however the program that wrote the file spells it: overpass turbo (way/123), osmium (w123, or `@type` and `@id`),
 * QuickOSM (full_id), ogr2ogr (osm_id and osm_way_id) and osm2pgsql (osm_id). A bare number is none: every file may number its rows.
 * @param own the `id` of the feature itself
 */
export function osmIdOf(own: string | undefined, tags: Tags, geometry: Geometry): string | null {
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
    ofDatabase(tags, geometry)
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
function ofDatabase({ osm_id, osm_way_id, '@type': type }: Tags, geometry: Geometry) {
  if (type !== undefined) return null;
  if (osm_way_id && NUMBER.test(osm_way_id)) return `way/${osm_way_id.replace('-', '')}`;
  if (!osm_id || !NUMBER.test(osm_id)) return null;
  const number = osm_id.replace('-', '');
  if (osm_id.startsWith('-')) return `relation/${number}`;
  if (geometry === 'Point') return `node/${number}`;
  return osm_way_id === undefined ? `way/${number}` : `relation/${number}`;
}
