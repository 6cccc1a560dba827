import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { Tables } from '@/lib/platform/db/tables';

/** Names the columns of a table by its alias, for texts of `sql`: an unknown column fails to compile. */
export const columnsOf =
  <Table extends keyof Tables>(alias: string) =>
  <Name extends keyof Tables[Table] & string>(
    name: Name,
  ): RawBuilder<SelectType<Tables[Table][Name]>> =>
    sql.ref(`${alias}.${name}`);
