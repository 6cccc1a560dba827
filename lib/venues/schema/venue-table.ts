import { type CsvError, parse } from 'csv-parse/sync';

/** The columns, with the names that people use for them. */
const COLUMNS = {
  id: ['id', 'external_id', 'osm_id'],
  name: ['name', 'venue', 'title'],
  localName: ['local_name', 'name_ur', 'name:ur'],
  address: ['address', 'street'],
  area: ['area', 'neighbourhood', 'neighborhood'],
  city: ['city', 'town'],
  country: ['country'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  sports: ['sports', 'sport'],
  amenities: ['amenities', 'facilities'],
  phone: ['phone', 'telephone', 'contact_phone'],
  website: ['website', 'url'],
  description: ['description'],
  pricing: ['pricing', 'price', 'price_range'],
  openingHours: ['opening_hours', 'hours'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMNS;
const COLUMN_BY_NAME = new Map<string, Column>(
  // The keys are the columns, which Object.entries does not know.
  (Object.entries(COLUMNS) as [Column, readonly string[]][]).flatMap(([column, names]) =>
    names.map((name): [string, Column] => [name, column]),
  ),
);

/** With its row number in a spreadsheet. */
export type TableRow = Partial<Record<Column, string>> & { number: number };

export interface VenueTable {
  rows: TableRow[];
  /** Unknown columns of the header. */
  leftOut: string[];
}

/**
 * Comma-separated values with a header; also tabs and semicolons, as spreadsheets write them.
 * @returns a sentence for a file that is not CSV or whose header has no `name`
 */
export function readVenueTable(text: string): VenueTable | { problem: string } {
  const header = text.slice(0, text.search(/\r|\n|$/));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(header, b) - count(header, a))[0];
  let lines: string[][];
  try {
    lines = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    return { problem: `That file is not CSV: ${(error as CsvError).message}` };
  }
  const names = lines[0] ?? [];
  const columns = names.map((name) =>
    COLUMN_BY_NAME.get(name.toLowerCase().replace(/[\s-]+/g, '_')),
  );
  if (!columns.includes('name')) {
    return { problem: 'A CSV file needs a header with at least the column name.' };
  }
  const rows = lines.slice(1).map((record, at): TableRow => {
    const row: TableRow = { number: at + 2 };
    for (const [index, column] of columns.entries()) {
      if (column && record[index]) row[column] ??= record[index];
    }
    return row;
  });
  return { rows, leftOut: names.filter((name, index) => name !== '' && !columns[index]) };
}

function count(text: string, part: string): number {
  return text.split(part).length;
}
