import { createHash } from 'node:crypto';

/**
 * Begins the text of a statement that Postgres is to plan once per connection instead of each time: for those with many
 * joins and few rows, which are dearer to plan than to run. Only for texts from the code, never put together from input: each
 * text stays with its connection for ever. With node-postgres itself a `name` does the same.
 */
export const PREPARED = '/* prepared */ ';

const names = new Map<string, string>();

/** The name under which a statement is kept; empty for those that are planned each time. */
export function statementName({ sql }: { sql: string }): string {
  if (!sql.startsWith(PREPARED)) return '';
  const known = names.get(sql);
  if (known) return known;
  const name = `prepared-${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
  names.set(sql, name);
  return name;
}
