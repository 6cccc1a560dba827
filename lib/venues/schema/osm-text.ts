import { BROKEN } from './osm';

/** Begins each record of a GeoJSON text sequence (RFC 8142). */
const RECORD = '\u001E';

/**
 * The text of a file as JSON: one document, or a feature in each line (newline-delimited GeoJSON) or record (geojsonseq). A
 * truncated record becomes `BROKEN` in the list.
 */
export function parseJsonFile(text: string): { json: unknown } | { reason: string } {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain.startsWith(RECORD)) return { json: toCollection(plain.split(RECORD)) };
  try {
    const json: unknown = JSON.parse(plain);
    return { json: isFeature(json) ? collectionOf([json]) : json };
  } catch (error) {
    const lines = plain.split(/\s*\n\s*/);
    // Any of them may be broken. Of one broken document at most the last feature stands on a line without a comma.
    const features = lines.filter((line) => isFeature(parsed(line)));
    if (lines.length > 1 && features.length * 2 >= lines.length) {
      return { json: toCollection(lines) };
    }
    return { reason: error instanceof Error ? error.message : '' };
  }
}

const collectionOf = (features: unknown[]) => ({ type: 'FeatureCollection', features });

const toCollection = (records: string[]) =>
  collectionOf(
    records
      .map((record) => record.trim())
      .filter((record) => record !== '')
      .map(parsed),
  );

function parsed(record: string): unknown {
  try {
    return JSON.parse(record);
  } catch {
    return BROKEN;
  }
}

const isFeature = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'type' in json &&
  json.type === 'Feature' &&
  'geometry' in json;
