import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { MIGRATIONS_TABLE, migrate, REPLACED } from '@/scripts/migrate.mjs';

type Row = Record<string, unknown>;
/** The migrations that one has replaced since, and rows for every table of them, as `to_jsonb` gives them. */
const old = JSON.parse(
  gunzipSync(readFileSync('prisma/fixtures/before-first-release.json.gz')).toString(),
) as { migrations: Record<string, string>; rows: Record<string, Row[]> };

const urlOf = (name: string) =>
  Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: `/${name}` }).href;
const url = urlOf('upgrade_old');
let client: Client;

async function connect(to: string): Promise<Client> {
  const one = new Client({ connectionString: to });
  await one.connect();
  return one;
}

beforeAll(async () => {
  const admin = await connect(urlOf('postgres'));
  await admin.query('CREATE DATABASE upgrade_old');
  // As tests/setup/database.ts: cloning needs exclusive access to the template.
  await admin.query('SELECT pg_advisory_lock(4242)');
  await admin.query('CREATE DATABASE upgrade_fresh TEMPLATE maidan_template STRATEGY file_copy');
  await admin.end();
  client = await connect(url);
});
afterAll(async () => {
  await client.end();
  for (const name of ['upgrade_old', 'upgrade_fresh'])
    await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** As the runner of that time did. */
async function applyOld(names: string[]): Promise<void> {
  for (const name of names) {
    await client.query(old.migrations[name] ?? '');
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES (gen_random_uuid(), $1, $1, now())',
      [name],
    );
  }
}

const columnsOf = ([first]: Row[]) =>
  Object.keys(first ?? {})
    .map((name) => `"${name}"`)
    .join(', ');

async function insertOldRows(): Promise<void> {
  await client.query('SET session_replication_role = replica');
  for (const [table, rows] of Object.entries(old.rows)) {
    if (rows.length === 0) throw new Error(`no rows for ${table}`);
    await client.query(
      `INSERT INTO "${table}" (${columnsOf(rows)})
       SELECT ${columnsOf(rows)} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('RESET session_replication_role');
}

/** The rows with the columns that they had, in the order of the fixture. */
async function readOldRows(): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [table, rows] of Object.entries(old.rows)) {
    const { rows: now } = await client.query<{ row: Row }>(
      `SELECT to_jsonb(o) AS row FROM (SELECT ${columnsOf(rows)} FROM "${table}") o ORDER BY o::text`,
    );
    found[table] = now.map(({ row }) => row);
  }
  return found;
}

/** All that pg_dump writes of a schema, a line for each thing. */
const CATALOG = `
  SELECT concat_ws(' ', 'column', a.attrelid::regclass, row_number() OVER (PARTITION BY a.attrelid ORDER BY a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated, a.attstattarget, a.attstorage, pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL SELECT concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions, relreplident, relrowsecurity)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, contype, convalidated, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT concat_ws(' ', 'index', indisvalid, pg_get_indexdef(indexrelid)) FROM pg_index WHERE indrelid::regclass::text !~ '^pg_'
  UNION ALL SELECT concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'function', pg_get_functiondef(oid)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT concat_ws(' ', 'enum', enumtypid::regtype, string_agg(enumlabel, ' ' ORDER BY enumsortorder)) FROM pg_enum GROUP BY enumtypid
  UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
  UNION ALL SELECT concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) FROM pg_statistic_ext
  UNION ALL SELECT concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, max_value) FROM pg_sequences
  UNION ALL SELECT concat_ws(' ', 'comment', pg_describe_object(classoid, objoid, objsubid), description)
    FROM pg_description d WHERE objoid >= 16384 AND classoid <> 'pg_extension'::regclass
      AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.objid = d.objoid AND e.deptype = 'e')
  ORDER BY 1`;

const catalogOf = async (from: Client): Promise<string[]> =>
  (await from.query<{ line: string }>(CATALOG)).rows.map(({ line }) => line);

it('upgrades a database of the time before the first release: every row stays, and the schema is that of a fresh one', async () => {
  const names = Object.keys(old.migrations);
  await client.query(MIGRATIONS_TABLE);
  await applyOld(names.slice(0, -1));
  await expect(migrate(url)).rejects.toThrow(
    /older Maidan \(migration 20261128070100_gender_waits\).* as of commit af0f0078 /,
  );
  await applyOld(names.slice(-1));
  await insertOldRows();
  const before = await readOldRows();

  const { applied, warnings } = await migrate(url);
  expect(applied).not.toContain(REPLACED.by);
  expect(applied.length).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
  expect(await readOldRows()).toEqual(before);
  expect(await migrate(url)).toEqual({ applied: [], warnings: [] });

  const fresh = await connect(urlOf('upgrade_fresh'));
  try {
    expect(await catalogOf(client)).toEqual(await catalogOf(fresh));
  } finally {
    await fresh.end();
  }
}, 120_000);
