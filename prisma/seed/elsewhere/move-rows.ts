import type { ClientBase } from 'pg';
import { toSnakeCase } from '@/lib/platform/db/snake-case';
import { insertRows, type NewRow, type TableName } from '../../rows/insert-rows';
import type { Elsewhere, SamplePlace } from '../place';
import { amountIn, unitsIn } from './amounts';
import { CRICKET_WORDS, LOCAL_WORDS } from './words';

export type Write = <T extends TableName>(table: T, rows: readonly NewRow<T>[]) => Promise<void>;

/** Inserts rows of the sample as its place has them: unchanged in Lahore. */
export async function writerFor(client: ClientBase, place: SamplePlace): Promise<Write> {
  const { there, timeZone } = place;
  if (!there) return (table, rows) => insertRows(client, table, rows);
  const words = wordsOf(place, there);
  const defaults = { timeZone, currency: there.currency, country: there.country };
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('time_zone', 'currency', 'country')`,
  );
  const known = new Set(columns.map(({ name }) => name));
  return (table, rows) => {
    const added = Object.entries(defaults).filter(([key]) =>
      known.has(`${toSnakeCase(table)}.${toSnakeCase(key)}`),
    );
    const moved = rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).map((one) => moveValue(one, there, words))),
      ...Object.fromEntries(added),
    }));
    // The same columns with other values.
    return insertRows(client, table, moved as unknown as readonly NewRow<typeof table>[]);
  };
}

type Words = (text: string) => string;

function wordsOf({ insteadOfCricket }: SamplePlace, { names, currency }: Elsewhere): Words {
  const words: Readonly<Record<string, string>> = {
    ...LOCAL_WORDS,
    ...(insteadOfCricket.length > 0 ? CRICKET_WORDS : {}),
    ...names,
  };
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length);
  const local = new RegExp(String.raw`(?<![\w-])(?:${longestFirst.join('|')})(?![\w-])`, 'g');
  const price = (rupees: string) =>
    unitsIn(currency, Number(rupees.replaceAll(',', ''))).toLocaleString('en');
  return (text) =>
    text
      .replace(local, (word) => words[word] ?? word)
      .replace(/Rs\. ([\d,]+\d)(?: to ([\d,]+\d))?/g, (whole, from: string, to?: string) => {
        if (currency === 'PKR') return whole;
        return `${currency} ${price(from)}${to ? ` to ${price(to)}` : ''}`;
      });
}

const RUPEES = new Set(['costPerPlayer', 'price', 'hourlyRate', 'amount', 'perHead']);
// Numbers that are known to be nobody's are of Pakistan, and the addresses of the sites have the names of Lahore.
const LOCAL = new Set(['phone', 'contactPhone', 'website']);

function moveValue([key, value]: [string, unknown], there: Elsewhere, words: Words) {
  const { currency, country } = there;
  if (LOCAL.has(key)) return [key, country === 'Pakistan' ? value : null];
  if (typeof value === 'number' && RUPEES.has(key)) return [key, amountIn(currency, value)];
  return [key, reword(value, there, words)];
}

/** The strings and prices in a value, JSON included. */
function reword(value: unknown, there: Elsewhere, words: Words): unknown {
  if (typeof value === 'string') return words(value);
  if (Array.isArray(value)) return value.map((one) => reword(one, there, words));
  if (!value || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map((one) => moveValue(one, there, words)));
}
