import type { ClientBase } from 'pg';

/** Sets every sequence after the largest id: explicit ids do not advance it, and rollbacks leave gaps. */
export async function advanceSequences(client: ClientBase): Promise<void> {
  // A sequence belongs to its column: 'a' for serial, 'i' for identity.
  const { rows } = await client.query<{ table: string; sequence: string }>(`
    SELECT d.refobjid::regclass::text AS "table", s.oid::regclass::text AS "sequence"
    FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid AND a.attname = 'id'
    WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace
      -- The first thousand ids are the product's own, used or not; sports added by admins come after.
      AND d.refobjid <> 'sports'::regclass`);
  for (const { table, sequence } of rows) {
    // regclass has quoted the name already if necessary.
    await client.query(
      `SELECT setval($1::regclass, coalesce((SELECT max(id) FROM ${table}), 1), EXISTS (SELECT 1 FROM ${table}))`,
      [sequence],
    );
  }
}
