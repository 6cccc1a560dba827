import { type Expression, type RawBuilder, sql } from 'kysely';

type Id = number | null | Expression<number | null>;

/** True when the two columns hold these two ids, in either order. Uses an index over the first column. */
export function arePair(
  [first, second]: [Expression<number | null>, Expression<number | null>],
  [a, b]: [Id, Id],
): RawBuilder<boolean> {
  return sql`(${first}, ${second}) IN ((${a}, ${b}), (${b}, ${a}))`;
}
