import { pool } from '@/lib/platform/db/pool';

/**
 * Keeps a copy of all rows. @returns a function that puts them back in a few milliseconds: a world of dozens of people is made
 * once for many tests, each of which finds it as new. Ids go on.
 */
export async function keepRows(): Promise<() => Promise<void>> {
  await pool.query('CREATE SCHEMA kept');
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `SELECT c.oid::regclass::text AS name, string_agg(quote_ident(attname), ', ') AS columns
     FROM pg_class c JOIN pg_attribute ON attrelid = c.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND relname NOT IN ('_prisma_migrations', 'places')
     GROUP BY c.oid`,
  );
  const copies = rows.map(({ name }) => `CREATE TABLE kept.${name} AS TABLE ${name}`);
  await pool.query(copies.join('; '));
  const deletions = rows.map(({ name }) => `DELETE FROM ${name}`);
  const insertions = rows.map(
    ({ name, columns }) =>
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept.${name}`,
  );
  // As a function its statements keep their plans. No trigger runs: their effects are among the rows.
  await pool.query(
    `CREATE FUNCTION kept.put_back() RETURNS void LANGUAGE plpgsql SET session_replication_role = replica
     AS $$ BEGIN ${[...deletions, ...insertions].join('; ')}; END $$`,
  );
  return async () => {
    await pool.query('SELECT kept.put_back()');
  };
}

/** Afterwards, because the next test file shares the database. */
export async function dropKept(): Promise<void> {
  await pool.query('DROP SCHEMA kept CASCADE');
}
