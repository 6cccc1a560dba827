import { createEmbeddedGeocoder } from '@/lib/geocoding/embedded';
import { type ImportedVenue, upsertImported } from '@/lib/venues/repository/import';
import { readOsmFile } from '@/lib/venues/schema/osm';
import { type SkipReason, toImportedVenue } from '@/lib/venues/service/map-osm';

const BATCH = 200;

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
      const place = await geocoder.reverse(thing.latitude, thing.longitude);
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
