import { transaction } from '@/lib/platform/db/transaction';
import { greatCircleKm } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { homeCountry } from '@/lib/platform/geocoding/default-country';
import { embeddedGeocoder } from '@/lib/platform/geocoding/embedded';
import { placeAddress } from '@/lib/platform/geocoding/place-address';
import type { Place } from '@/lib/platform/geocoding/schema';
import { cleanText } from '@/lib/platform/validation/text';
import { listSports } from '@/lib/sports/service/read-sports';
import {
  closeImported,
  type ImportedVenue,
  lockImported,
  upsertImported,
} from '@/lib/venues/repository/import';
import { type Missing, type OsmThing, readOsmFile } from '@/lib/venues/schema/osm';
import { parseJsonFile } from '@/lib/venues/schema/osm-text';
import { readVenueTable } from '@/lib/venues/schema/venue-table';
import { followVenue } from '@/lib/venues/service/follow-venue';
import { type SkipReason, toImportedVenue } from '@/lib/venues/service/map-osm';
import {
  ownSourceId,
  pointOf,
  SportNames,
  sourceIdOf,
  toVenueOfRow,
} from '@/lib/venues/service/map-row';

const BATCH = 200;
/** A city farther away than this is a mistake in the address, not a suburb. */
const SAID_CITY_KM_MAX = 40;

interface SkippedRecord {
  /** Its name in the file, else its number. */
  id: string;
  name: string;
  reason: SkipReason;
}

export interface ImportSummary {
  read: number;
  added: number;
  updated: number;
  /** Existing ones: unchanged, or edited by people since. */
  unchanged: number;
  skipped: SkippedRecord[];
  /** Imported before, and closed now according to the file. */
  closed: number;
  /** Unknown sports, with the number of occurrences. */
  unknownSports: [name: string, count: number][];
  /** Columns of a table that were ignored. */
  leftOut: string[];
  /** Of the added and updated venues. */
  attribution: string | null;
}

interface ImportRecord {
  id: string;
  /** The key that makes imports repeatable. */
  sourceId: string;
  name: string;
  toVenue: (tools: ImportTools) => Promise<ImportedVenue | { skip: SkipReason }>;
}

interface ImportTools {
  sportNames: SportNames;
  placeOf: (point: GeoPoint, saidCity: string) => Promise<Place | null>;
}

interface ImportFile {
  records: ImportRecord[];
  unreadable: SkippedRecord[];
  leftOut: string[];
}

/**
 * Imports the places of a file as venues: an OpenStreetMap extract (GeoJSON or Overpass JSON) or a table (CSV with a header).
 * Running it again changes only what has changed in the file. City names come from the built-in gazetteer, whichever geocoder
 * is configured: an external service must not get thousands of requests.
 * @param file its text, and its name, which keeps the ids of different tables apart
 * @returns a sentence for a file in another format
 */
export async function importVenues(
  file: { text: string; name: string },
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<ImportSummary | { problem: string }> {
  const source = readSource(file);
  if ('problem' in source) return source;
  const { records, unreadable, leftOut } = source;
  const sportNames = new SportNames(await listSports());
  const tools = { sportNames, placeOf: createPlaceFinder() };
  const total = records.length;
  const counts = { added: 0, updated: 0, unchanged: 0, closed: 0 };
  const skipped = [...unreadable];
  let attribution: string | null = null;
  for (let start = 0; start < total; start += BATCH) {
    // By id: one statement cannot change a row twice if the file contains an element twice.
    const venues = new Map<string, ImportedVenue>();
    const closed: string[] = [];
    for (const { id, sourceId, name, toVenue } of records.slice(start, start + BATCH)) {
      const result = await toVenue(tools);
      if (!('skip' in result)) venues.set(sourceId, result);
      else skipped.push({ id, name, reason: result.skip });
      if ('skip' in result && result.skip === 'closed') closed.push(sourceId);
    }
    const { added, updated, ...written } = await write([...venues.values()]);
    counts.added += added;
    counts.updated += updated;
    counts.unchanged += venues.size - added - updated;
    counts.closed += await closeImported(closed.filter((id) => !venues.has(id)));
    attribution ??= written.attribution;
    onProgress(Math.min(total, start + BATCH), total);
  }
  return {
    read: total + unreadable.length,
    ...counts,
    skipped,
    unknownSports: [...sportNames.unknown].toSorted(([, a], [, b]) => b - a),
    leftOut,
    attribution,
  };
}

/** Games and notifications follow the venues that have another name or address in the file. */
function write(venues: ImportedVenue[]) {
  return transaction(async (tx) => {
    const before = await lockImported(
      venues.map(({ sourceId }) => sourceId),
      tx,
    );
    const nameOf = new Map(before.map((venue) => [venue.id, venue]));
    const rows = await upsertImported(venues, tx);
    for (const to of rows) {
      const from = nameOf.get(to.id);
      if (from) await followVenue(tx, to.id, { from, to });
    }
    const added = rows.filter((row) => row.added).length;
    const attribution = rows.find((row) => row.attribution)?.attribution ?? null;
    return { added, updated: rows.length - added, attribution };
  });
}

function readSource({
  text,
  name,
}: {
  text: string;
  name: string;
}): ImportFile | { problem: string } {
  // With or without a byte order mark: any text that begins like JSON is parsed as JSON.
  if (!/^[\s\uFEFF\u001E]*[[{]/.test(text)) return readTable(text, name);
  const parsed = parseJsonFile(text);
  if ('reason' in parsed) return { problem: `That file is not JSON: ${parsed.reason}` };
  const file = readOsmFile(parsed.json);
  if (!file) {
    return {
      problem: 'That file is neither GeoJSON (a FeatureCollection) nor Overpass JSON (elements).',
    };
  }
  const unreadable = file.unreadable.map(({ id, missing }): SkippedRecord => {
    return { id, name: '', reason: reasonOf(missing) };
  });
  return { records: file.things.map((thing) => toRecord(thing, name)), unreadable, leftOut: [] };
}

const reasonOf = (missing: readonly Missing[]): SkipReason => {
  const [first, second, third] = missing;
  if (!first) return 'broken';
  if (third) return 'no id, place, tags';
  if (!second) return `no ${first}`;
  return first === 'place' ? 'no place, tags' : second === 'place' ? 'no id, place' : 'no id, tags';
};

/** Ids of a file that is not from OpenStreetMap are valid in that file only. */
function toRecord(thing: OsmThing, file: string): ImportRecord {
  const sourceId = thing.isOsm ? thing.id : ownSourceId([file, thing.id]);
  return {
    id: thing.id,
    sourceId,
    name: thing.tags.name ?? '',
    toVenue: async ({ sportNames, placeOf }) => {
      const place = await placeOf(thing, thing.tags['addr:city'] ?? '');
      return toImportedVenue(thing, place, { sourceId, sportNames });
    },
  };
}

function readTable(text: string, source: string): ImportFile | { problem: string } {
  const table = readVenueTable(text);
  if ('problem' in table) return table;
  const records = table.rows.map((row): ImportRecord => {
    return {
      id: row.id ?? `row ${row.number}`,
      sourceId: sourceIdOf(row, source),
      name: row.name ?? '',
      toVenue: async ({ sportNames, placeOf }) => {
        const point = pointOf(row);
        const { address = '', area = null, city = '', country = homeCountry() } = row;
        const place =
          point === null
            ? await placeAddress({ address, area, city, country })
            : point === 'wrong'
              ? null
              : await placeOf(point, city);
        return toVenueOfRow(row, place, { source, sportNames });
      },
    };
  });
  return { records, unreadable: [], leftOut: table.leftOut };
}

/**
 * The area or city of an element. The gazetteer knows the centres of cities, not their borders, so a nearby city that the
 * element names itself wins over a bigger neighbour.
 */
function createPlaceFinder(): ImportTools['placeOf'] {
  const known = new Map<string, Place[]>();
  return async (point, saidCity) => {
    const { latitude, longitude } = point;
    const place = await embeddedGeocoder.reverse(latitude, longitude);
    const said = cleanText(saidCity).slice(0, 80);
    if (!place || !said) return place;
    // Thousands of entries name the same few cities.
    const key = `${said} ${Math.round(latitude)} ${Math.round(longitude)}`;
    const found =
      known.get(key) ?? (await embeddedGeocoder.search(said, { near: point, limit: 3 }));
    known.set(key, found);
    const named = found.find(
      ({ kind, match, ...there }) =>
        kind === 'city' && match === 'exact' && greatCircleKm(point, there) < SAID_CITY_KM_MAX,
    );
    return named && named.city !== place.city ? named : place;
  };
}
