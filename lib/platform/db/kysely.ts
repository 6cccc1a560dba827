import { createHash } from 'node:crypto';
import { type Compilable, Kysely } from 'kysely';
import { db, type Tx } from '@/lib/platform/db/client';
import { MaidanDialect, run } from '@/lib/platform/db/dialect';
import { pool } from '@/lib/platform/db/pool';
import type { Tables } from '@/lib/platform/db/tables';
import { runnerOf } from '@/lib/platform/db/transaction';

const overPool = new Kysely<Tables>({ dialect: new MaidanDialect(() => pool) });

const transactions = new WeakMap<Tx, Kysely<Tables>>();

/** Within the transaction, or on any connection of the pool when there is none. */
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

interface Text {
  sql: string;
  parameters: readonly unknown[];
}

type Build<Values, Row> = (kx: Kysely<Tables>, values: Values) => Compilable<Row>;

/** The text for values of which `build` sees those that `isSeen` allows; the others are parameters. */
function compile<Values extends object, Row>(
  build: Build<Values, Row>,
  values: Values,
  isSeen: (value: unknown) => boolean,
): Text {
  const names = new Proxy({} as Values, {
    get: (_, name) => {
      const value: unknown = Reflect.get(values, name);
      return isSeen(value) ? value : new Parameter(String(name));
    },
  });
  const { sql, parameters } = build(overPool, names).compile();
  return { sql, parameters };
}

const fill = ({ sql, parameters }: Text, values: object): Text => ({
  sql,
  parameters: parameters.map((value) =>
    value instanceof Parameter ? Reflect.get(values, value.name) : value,
  ),
});

const nameOf = ({ sql }: Text) =>
  `prepared-${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;

const runnerFor = (tx: Tx) => (tx === db ? pool : runnerOf(tx));

/**
 * A statement that is built once a process and planned once a connection: for those that run often or join much. Its text
 * must not depend on the values, so `build` may pass them on but not look at them; lists are compared by `= any(…)`.
 */
export function prepared<Values extends object, Row>(
  build: Build<Values, Row>,
): (values: Values, tx?: Tx) => Promise<Row[]> {
  let known: (Text & { statement: string }) | undefined;

  return async (values, tx = db) => {
    if (!known) {
      const text = compile(build, values, () => false);
      known = { ...text, statement: nameOf(text) };
    }
    const { statement } = known;
    const { rows } = await run<Row>(runnerFor(tx), { ...fill(known, values), statement });
    return rows;
  };
}

type Searching<Values, Row> = ((values: Values, tx?: Tx) => Promise<Row[]>) & {
  /** The text of the statement, for measurements. */
  toText: (values: Values) => Text;
};

const isShape = (value: unknown) => value === null || typeof value === 'boolean';

/**
 * A statement with optional filters: built once for each set of them, and planned for the values of each call, because a good
 * plan depends on them. `build` sees which values are null, true or false, and may look at nothing else.
 * @param isPlannedOnce for which values one plan a connection does, because planning takes longer than the search
 */
export function searching<Values extends object, Row>(
  build: Build<Values, Row>,
  isPlannedOnce: (values: Values) => boolean = () => false,
): Searching<Values, Row> {
  const known = new Map<string, Text>();

  const toText = (values: Values): Text => {
    const shape = Object.entries(values).map(([name, value]) => [name, isShape(value) ? value : 1]);
    const key = JSON.stringify(shape);
    const text = known.get(key) ?? compile(build, values, isShape);
    known.set(key, text);
    return fill(text, values);
  };

  const find = async (values: Values, tx: Tx = db) => {
    const text = toText(values);
    const statement = isPlannedOnce(values) ? nameOf(text) : undefined;
    const { rows } = await run<Row>(runnerFor(tx), { ...text, statement });
    return rows;
  };
  return Object.assign(find, { toText });
}
