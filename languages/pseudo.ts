import type { Entries, Entry } from '@/lib/platform/language/define-texts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅßÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
/** Other languages are up to this much longer than English. */
const LONGER_BY = 0.4;
// Elements inside a sentence remain unchanged.
const TAG = /<\/?\w+\/?>/;

/** '[Ĵöîñ Ĝåɱé~~~]': plain text on the screen comes from outside the catalogue; a missing bracket is clipped. */
export function pseudo(english: Entries): Entries {
  return Object.fromEntries(
    Object.entries(english).map(([key, entry]): [string, Entry] => [
      key,
      typeof entry === 'string'
        ? toPseudo(entry, [])
        : (params: never, words) => toPseudo(entry(params, words), valuesOf(params)),
    ]),
  );
}

/** People's own words, addresses and amounts are not the catalogue's, so they are unchanged. */
function valuesOf(params: unknown): string[] {
  if (typeof params === 'string') return params.length > 1 ? [params] : [];
  if (typeof params !== 'object' || params === null) return [];
  return Object.values(params).flatMap(valuesOf);
}

function toPseudo(text: string, kept: readonly string[]): string {
  if (!/\p{L}/u.test(text)) return text;
  const parts = text.split(new RegExp(`(${[TAG.source, ...kept.map(escaped)].join('|')})`));
  // Every other part is unchanged.
  const changed = parts.map((part, at) => (at % 2 === 1 ? part : accented(part)));
  return `[${changed.join('')}${longer(Math.ceil(text.length * LONGER_BY) - 2)}]`;
}

/** In words of a usual length, so that they wrap like words. */
const longer = (count: number): string =>
  '~'.repeat(Math.max(0, count)).replace(/~{8}(?=~)/g, '$& ');

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
