import { type Expression, type RawBuilder, sql } from 'kysely';
import { spellingsOf } from '@/lib/platform/language/spellings';

/**
 * True when a generated `search` column holds the typed text, ignoring case and accents. Both sides pass search_text(); its
 * result is escaped afterwards, because unaccent() can produce a `%` of its own. The trigram index answers it from three
 * letters on.
 */
export function contains(
  column: Expression<string | null>,
  search: string | Expression<string>,
): RawBuilder<boolean> {
  return sql`${column} LIKE '%' || regexp_replace(search_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}

/** The searched text and its names in the other script or otherwise. Values of a statement, so their number is fixed. */
export interface Spellings {
  search: string | null;
  spelling1: string | null;
  spelling2: string | null;
  spelling3: string | null;
}

/** 'کرکٹ' also finds 'Cricket at the canal'. */
export function toSpellings(typed: string): Spellings {
  const [search = null, spelling1 = null, spelling2 = null, spelling3 = null] =
    typed === '' ? [] : spellingsOf(typed);
  return { search, spelling1, spelling2, spelling3 };
}

export function containsAnySpelling(
  column: Expression<string | null>,
  { search, spelling1, spelling2, spelling3 }: Spellings,
): RawBuilder<boolean> {
  const found = [search, spelling1, spelling2, spelling3].flatMap((spelling) =>
    spelling === null ? [] : [contains(column, spelling)],
  );
  return sql`(${sql.join(found, sql` OR `)})`;
}
