import { expect, it } from 'vitest';
import { checkMigrations } from './check-migrations.mjs';

const check = (sql: string) => checkMigrations({ '9001_test': sql }).join('\n');

/** The planted statement, and a part of the complaint. */
const refused: [sql: string, complaint: string][] = [
  ['CREATE INDEX "a" ON "users" ("name");', 'locks the table against writing'],
  ['create unique index if not exists a on public.users using btree (name);', 'CONCURRENTLY'],
  [
    'ALTER TABLE "users" ADD COLUMN "a" uuid NOT NULL DEFAULT gen_random_uuid();',
    'rewrites the table for a default',
  ],
  ['ALTER TABLE users ADD a float DEFAULT 1 + random();', 'rewrites the table for a default'],
  ['ALTER TABLE users ADD COLUMN a bigserial;', 'rewrites the table for a computed column'],
  [
    'ALTER TABLE users ADD COLUMN a int GENERATED ALWAYS AS (id + 1) STORED;',
    'rewrites the table for a computed column',
  ],
  ['ALTER TABLE users ADD COLUMN a text NOT NULL;', 'the running release does not write'],
  [
    'ALTER TABLE users ADD COLUMN a text CHECK (char_length(a) < 9);',
    'adds a column with a constraint',
  ],
  ['ALTER TABLE users ADD CONSTRAINT a CHECK (b > 0);', 'reads the whole table under a lock'],
  [
    'ALTER TABLE users ADD CONSTRAINT a FOREIGN KEY (b) REFERENCES groups (id);',
    'reads the whole table under a lock',
  ],
  ['ALTER TABLE users ADD CONSTRAINT a UNIQUE (b, c);', 'builds an index under a lock'],
  [
    'ALTER TABLE users ADD CONSTRAINT a EXCLUDE USING gist (b WITH =);',
    'an exclusion constraint cannot avoid',
  ],
  [
    'ALTER TABLE users ADD CONSTRAINT a CHECK (b > 0) NOT VALID; ALTER TABLE users VALIDATE CONSTRAINT a;',
    'validates a constraint under the lock that adds it',
  ],
  ['ALTER TABLE users ALTER COLUMN "type" TYPE bigint;', 'rewrites the table: add a column'],
  ['ALTER TABLE users ALTER a SET DATA TYPE bigint;', 'rewrites the table: add a column'],
  ['ALTER TABLE users ADD COLUMN a int, ALTER COLUMN b SET NOT NULL;', 'IS NOT NULL'],
  ['ALTER TABLE users SET UNLOGGED;', 'rewrites the table under a lock'],
  ['ALTER TABLE users RENAME COLUMN a TO b;', 'renames what the running release still uses'],
  ['ALTER TABLE users DROP COLUMN a;', 'drops what the running release may still use'],
  ['DROP TABLE IF EXISTS users;', 'drops what the running release may still use'],
  ['ALTER TYPE "job_lane" ADD VALUE \'a\';', 'changes a type'],
  ["UPDATE users SET name = '' WHERE id < 5;", 'locks every row it changes'],
  ['DELETE FROM users;', 'locks every row it deletes'],
  ['LOCK TABLE users IN EXCLUSIVE MODE;', 'locks the whole table'],
  ['REINDEX TABLE users;', 'locks the table against writing'],
  ['REFRESH MATERIALIZED VIEW a;', 'locks the view'],
  ['DO $$ BEGIN UPDATE users SET a = 1; END $$;', 'hides its statements'],
  [
    'CREATE INDEX CONCURRENTLY a ON users (b); ALTER TABLE users ADD COLUMN c int;',
    'needs a migration of its own',
  ],
];

it.each(refused)('%s', (sql, complaint) => {
  expect(check(sql)).toContain(complaint);
});

it('names the file, the line of the statement, and the page that says what to do', () => {
  const sql = "-- A text: 'DELETE FROM users;'\nSELECT 1;\n\n-- Why.\nDELETE FROM users;\n";
  expect(check(sql)).toMatch(
    /^prisma\/migrations\/9001_test\/migration\.sql line 5 locks every row .*docs\/operations\.md/,
  );
});

it.each([
  ['a column that may be empty', 'ALTER TABLE users ADD COLUMN a text;'],
  [
    'columns with a default for all rows',
    "ALTER TABLE users ADD COLUMN a text NOT NULL DEFAULT 'x (y)', ADD b timestamptz DEFAULT now(), ADD c numeric(9, 2) DEFAULT 0;",
  ],
  ['an index built beside writes', 'CREATE UNIQUE INDEX CONCURRENTLY a ON users (b);'],
  ['a constraint for new rows', 'ALTER TABLE users ADD CONSTRAINT a CHECK (b > 0) NOT VALID;'],
  ['its validation later', 'ALTER TABLE users VALIDATE CONSTRAINT a;'],
  ['an index that exists', 'ALTER TABLE users ADD CONSTRAINT a UNIQUE USING INDEX b;'],
  [
    'what loosens a column',
    'ALTER TABLE users ALTER "type" SET DEFAULT 5, ALTER "type" DROP NOT NULL, DROP CONSTRAINT a;',
  ],
  [
    'a table that nobody uses yet',
    `CREATE TABLE "cards" (id serial PRIMARY KEY, a text CHECK (a <> ''));
     CREATE INDEX "cards_a" ON "cards" (a);
     ALTER TABLE "cards" ADD CONSTRAINT b FOREIGN KEY (id) REFERENCES users (id);`,
  ],
  ['bodies of functions', 'CREATE FUNCTION a() RETURNS void AS $$ DELETE FROM users; $$;'],
  ['bodies with a mark', 'CREATE FUNCTION a() RETURNS void AS $b$ DELETE FROM users; $b$;'],
  ['comments', '-- DELETE FROM users;\n/* DROP TABLE users; */'],
  ['a reason', '-- Accepted: nine rows.\nUPDATE sports SET name = trim(name);'],
])('%s: nothing is found', (_name, sql) => {
  expect(check(sql)).toBe('');
});

it('takes a reason for one statement only', () => {
  const sql = '-- Accepted: nine rows.\nUPDATE sports SET a = 1;\nUPDATE users SET a = 1;';
  expect(check(sql)).toContain('line 3');
  expect(check(sql)).not.toContain('line 2');
});

it('finds nothing in the migrations of the product', () => {
  expect(checkMigrations()).toEqual([]);
});
