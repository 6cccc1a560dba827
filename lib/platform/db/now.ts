import { type RawBuilder, sql } from 'kysely';

/** When the transaction began, by the clock of the database. */
export const now = sql<Date>`now()`;

export const secondsFromNow = (seconds: number): RawBuilder<Date> =>
  sql`now() + make_interval(secs => ${seconds})`;

export const secondsAgo = (seconds: number): RawBuilder<Date> =>
  sql`now() - make_interval(secs => ${seconds})`;
