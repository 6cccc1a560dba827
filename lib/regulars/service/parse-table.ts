import { parse } from 'csv-parse/sync';
import { foldKey } from '@/lib/platform/geocoding/fold.mjs';

/** The names of columns in exports of Spond, TeamSnap, Meetup and address books, folded. */
const WHOLE = [
  'name',
  'fullname',
  'membername',
  'displayname',
  'player',
  'playername',
  'member',
  'نام',
];
const FIRST = ['firstname', 'first', 'givenname', 'forename'];
const LAST = ['lastname', 'last', 'surname', 'familyname'];

/**
 * The names in a table with a header (comma, semicolon or tab), in its order; null for text that is none. Other columns, such as
 * e-mail and phone, are not read.
 */
export function namesOfTable(text: string): string[] | null {
  const [header = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].find((sign) => header.includes(sign));
  if (delimiter === undefined) return null;
  const rows = rowsOf(text, delimiter);
  const heads = (rows?.[0] ?? []).map(foldKey);
  const at = (names: readonly string[]) => heads.findIndex((head) => names.includes(head));
  const [whole, first, last] = [at(WHOLE), at(FIRST), at(LAST)];
  if (!rows || rows.length < 2 || (whole < 0 && first < 0)) return null;
  return rows
    .slice(1)
    .map((row) => (first < 0 ? row[whole] : [row[first], row[last]].filter(Boolean).join(' ')))
    .flatMap((name) => (name?.trim() ? [name.trim().replace(/\s+/g, ' ')] : []));
}

function rowsOf(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return null;
  }
}
