import { greatCircleKm } from '@/lib/geo/distance';
import { createEmbeddedGeocoder } from '@/lib/geocoding/embedded';
import type { Geocoder } from '@/lib/geocoding/geocoder';
import type { Place } from '@/lib/geocoding/schema';
import { cleanText } from '@/lib/validation/text';
import { type ImportedVenue, upsertImported } from '@/lib/venues/repository/import';
import { type OsmThing, readOsmFile } from '@/lib/venues/schema/osm';
import { type SkipReason, toImportedVenue } from '@/lib/venues/service/map-osm';

const BATCH = 200;
/** Farther away the address is a slip, not a suburb. */
const SAID_CITY_KM_MAX = 40;

export interface ImportSummary {
  read: number;
  added: number;
  updated: number;
  /** There already, the same or changed by people since. */
  unchanged: number;
  unreadable: number;
  skipped: Partial<Record<SkipReason, number>>;
}

/**
 * Lists the places of an OpenStreetMap extract as venues; running it again changes only what has changed there.
 * Names come from the built-in gazetteer, whichever geocoder is switched on: a service must not be asked thousands of times.
 * @returns null for a file that is neither GeoJSON nor Overpass JSON
 */
export async function importVenues(
  json: unknown,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<ImportSummary | null> {
  const file = readOsmFile(json);
  if (!file) return null;
  const geocoder = createEmbeddedGeocoder();
  const known = new Map<string, Place[]>();
  const total = file.things.length;
  const summary: ImportSummary = {
    read: total + file.unreadable,
    added: 0,
    updated: 0,
    unchanged: 0,
    unreadable: file.unreadable,
    skipped: {},
  };
  for (let start = 0; start < total; start += BATCH) {
    // By id: one statement cannot change a row twice, should a file name a thing twice.
    const venues = new Map<string, ImportedVenue>();
    for (const thing of file.things.slice(start, start + BATCH)) {
      const place = await placeOf(thing, geocoder, known);
      const result = toImportedVenue(thing, place);
      if ('skip' in result) {
        summary.skipped[result.skip] = (summary.skipped[result.skip] ?? 0) + 1;
      } else venues.set(result.osmId, result);
    }
    const { added, updated } = await upsertImported([...venues.values()]);
    summary.added += added;
    summary.updated += updated;
    summary.unchanged += venues.size - added - updated;
    onProgress(Math.min(total, start + BATCH), total);
  }
  return summary;
}

/**
 * The area or city a thing lies in. The gazetteer knows the middles of cities and not their borders, so a city that the
 * thing itself names, and that is known nearby, is believed rather than the bigger neighbour.
 */
async function placeOf(
  thing: OsmThing,
  geocoder: Geocoder,
  known: Map<string, Place[]>,
): Promise<Place | null> {
  const { latitude, longitude, tags } = thing;
  const place = await geocoder.reverse(latitude, longitude);
  const said = cleanText(tags['addr:city'] ?? '').slice(0, 80);
  if (!place || !said) return place;
  // Thousands name the same few cities, and a name is sought among all that there are.
  const key = `${said} ${Math.round(latitude)} ${Math.round(longitude)}`;
  const found = known.get(key) ?? (await geocoder.search(said, { near: thing, limit: 3 }));
  known.set(key, found);
  const named = found.find(
    ({ kind, match, ...there }) =>
      kind === 'city' && match === 'exact' && greatCircleKm(thing, there) < SAID_CITY_KM_MAX,
  );
  return named && named.city !== place.city ? named : place;
}
