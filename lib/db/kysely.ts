import { createHash } from 'node:crypto';
import { type Compilable, Kysely } from 'kysely';
import { db, type Tx } from '@/lib/db/client';
import { MaidanDialect, run } from '@/lib/db/dialect';
import { pool } from '@/lib/db/pool';
import type { Tables } from '@/lib/db/tables';
import { runnerOf } from '@/lib/db/transaction';

const overPool = new Kysely<Tables>({ dialect: new MaidanDialect(() => pool) });

const transactions = new WeakMap<Tx, Kysely<Tables>>();

/** Builds and runs statements: within the transaction, or on any connection of the pool when there is none. */
export function on(tx: Tx = db): Kysely<Tables> {
  if (tx === db) return overPool;
  const known = transactions.get(tx);
  if (known) return known;
  const own = new Kysely<Tables>({ dialect: new MaidanDialect(() => runnerOf(tx)) });
  transactions.set(tx, own);
  return own;
}

/** Stands for a value while a statement is built. */
class Parameter {
  constructor(readonly name: string) {}
}

type Built<Row> = Compilable<Row>;

/**
 * A statement that is built once a process and planned once a connection: for those that run often or join much. Its text
 * must not depend on the values, so `build` may pass them on but not look at them; lists are compared by `= any(…)`.
 */
export function prepared<Values extends object, Row>(
  build: (kx: Kysely<Tables>, values: Values) => Built<Row>,
): (values: Values, tx?: Tx) => Promise<Row[]> {
  let known: { sql: string; parameters: readonly unknown[]; statement: string } | undefined;

  const compile = () => {
    const names = new Proxy({} as Values, {
      get: (_, name) => new Parameter(String(name)),
    });
    const { sql, parameters } = build(overPool, names).compile();
    const hash = createHash('sha256').update(sql).digest('hex').slice(0, 32);
    return { sql, parameters, statement: `prepared-${hash}` };
  };

  return async (values, tx = db) => {
    known ??= compile();
    const given = values as Record<string, unknown>;
    const { rows } = await run<Row>(tx === db ? pool : runnerOf(tx), {
      ...known,
      parameters: known.parameters.map((value) =>
        value instanceof Parameter ? given[value.name] : value,
      ),
    });
    return rows;
  };
}
