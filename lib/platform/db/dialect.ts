import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { type PoolClient, types as pgTypes } from 'pg';
import { toCamelCase, toSnakeCase } from '@/lib/platform/db/snake-case';

export interface Runner {
  query: PoolClient['query'];
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toSnakeCase(identifier));
  }
}

const INT8 = 20;
const DATE = 1082;
const DATES = 1182;
const INT8S = 1016;
const toDay = (text: string) => new Date(`${text}T00:00:00Z`);
const toList = (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(','));

// As Prisma reads them: a day is its midnight in UTC. Our int8 are ids and byte counts, far below 2^53.
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [DATE]: toDay,
  [INT8S]: (text) => toList(text).map(Number),
  [DATES]: (text) => toList(text).map(toDay),
};

const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || pgTypes.getTypeParser(oid, format as 'text'),
};

/** node-postgres would write a Date in the time zone of the process, and lose the day of a `date`. */
function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(toParameter) : value;
}

/** The rows with the code's names; unchanged when no name differs. */
function renamed<Row>(
  rows: Record<string, unknown>[],
  columns: readonly { name: string }[],
): Row[] {
  const names = columns.map(({ name }) => toCamelCase(name));
  if (columns.every(({ name }, at) => name === names[at])) return rows as Row[];
  return rows.map((row) => {
    const named: Record<string, unknown> = {};
    columns.forEach(({ name }, at) => {
      named[names[at] as string] = row[name];
    });
    return named as Row;
  });
}

export async function run<Row>(
  runner: Runner,
  {
    sql,
    parameters,
    statement,
  }: { sql: string; parameters: readonly unknown[]; statement?: string },
): Promise<QueryResult<Row>> {
  const { rows, fields, rowCount, command } = await runner.query<Record<string, unknown>>({
    ...(statement && { name: statement }),
    text: sql,
    values: parameters.map(toParameter),
    types: TYPES,
  });
  const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
  return {
    rows: renamed<Row>(rows, fields),
    ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }),
  };
}

/** Kysely over the runner that `getRunner` returns for each statement. Only Prisma opens transactions. */
export class MaidanDialect implements Dialect {
  readonly #getRunner: () => Runner;

  constructor(getRunner: () => Runner) {
    this.#getRunner = getRunner;
  }

  createAdapter = (): PostgresAdapter => new PostgresAdapter();
  createQueryCompiler = (): SnakeCaseCompiler => new SnakeCaseCompiler();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);

  createDriver(): Driver {
    const refuse = () => Promise.reject(new Error('Open a transaction with transaction().'));
    const connection: DatabaseConnection = {
      executeQuery: (query) => run(this.#getRunner(), query),
      streamQuery: () => {
        throw new Error('Statements are not streamed.');
      },
    };
    const nothing = () => Promise.resolve();
    return {
      init: nothing,
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: nothing,
      destroy: nothing,
    };
  }
}
