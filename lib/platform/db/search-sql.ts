import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * True when a generated `search` column holds what the person typed, ignoring case and accents.
 * Both sides pass search_text(); its result is escaped afterwards, because unaccent() can produce a `%` of its own.
 * The trigram index answers it from three letters on.
 */
export function contains(
  column: Expression<string | null>,
  search: string | Expression<string>,
): RawBuilder<boolean> {
  return sql`${column} LIKE '%' || regexp_replace(search_text(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
