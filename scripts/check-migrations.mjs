// Refuses migrations that block the running release (docs/operations.md, 'Upgrades').
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsOf } from './migration-statements.mjs';

const FOLDER = 'prisma/migrations';
const SEE = "See docs/operations.md, 'Upgrades'.";
// `-- Accepted: the table has twelve rows.` before a statement.
const ACCEPTED = /^\s*accepted:\s*\S/im;

// Evaluated once for all rows. Any other function may give each row its own value, which rewrites the table.
const STABLE_CALL = /^(?:now|current_date|current_timestamp|localtimestamp|jsonb_build_object)$/i;

function hasVolatileDefault(action) {
  const [, value = ''] =
    /\bdefault\b(.*?)(?:\b(?:check|constraint|not null|references|unique|primary)\b|$)/is.exec(
      action,
    ) ?? [];
  return [...value.matchAll(/\b(\w+)\s*\(/g)].some(([, name]) => !STABLE_CALL.test(name));
}

const ADDS_CONSTRAINT =
  /^add\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key|unique|primary\s+key|exclude|not\s+null)\b/i;
const addsColumn = (action) => /^add\b/i.test(action) && !ADDS_CONSTRAINT.test(action);

/** What one action of ALTER TABLE does to an existing table: [test, complaint]. */
const ACTIONS = [
  [
    (action) => addsColumn(action) && hasVolatileDefault(action),
    'rewrites the table for a default of its own in each row: add the column empty, fill it by a job, then set the default',
  ],
  [
    (action) => addsColumn(action) && /\b\w*serial\d?\b|\bas\s+identity\b|\bstored\b/i.test(action),
    'rewrites the table for a computed column: add a plain column, and fill it by a trigger and a job',
  ],
  [
    (action) =>
      addsColumn(action) && /\bnot\s+null\b/i.test(action) && !/\bdefault\b/i.test(action),
    'adds a column that the running release does not write: give it a default, or let it be empty',
  ],
  [
    (action) => addsColumn(action) && /\b(?:check|references|unique|primary\s+key)\b/i.test(action),
    'adds a column with a constraint, which reads the whole table under a lock: add the constraint by itself, NOT VALID',
  ],
  [
    (action) =>
      /^add\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key|not\s+null)\b/i.test(action) &&
      !/\bnot\s+valid\b/i.test(action),
    'reads the whole table under a lock: add the constraint NOT VALID, and validate it in the next migration',
  ],
  [
    (action) =>
      /^add\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key)\b/i.test(action) &&
      !/\busing\s+index\b/i.test(action),
    'builds an index under a lock: create it CONCURRENTLY in a migration of its own, then add the constraint USING INDEX',
  ],
  [
    (action) => /^add\s+(?:constraint\s+\w+\s+)?exclude\b/i.test(action),
    'builds an index under a lock, which an exclusion constraint cannot avoid: create a new table and move the rows',
  ],
  [
    (action) => /^alter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i.test(action),
    'rewrites the table: add a column of the new type, write both, fill it by a job, then drop the old one',
  ],
  [
    (action) => /^alter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/i.test(action),
    'reads the whole table under a lock: add CHECK (… IS NOT NULL) NOT VALID, and validate it in the next migration',
  ],
  [
    (action) => /^set\s+(?:logged|unlogged|tablespace|access\s+method)\b/i.test(action),
    'rewrites the table under a lock: create a new table and move the rows',
  ],
  [
    (action) => /^rename\b/i.test(action),
    'renames what the running release still uses: add the new name beside it, and drop the old one a release later',
  ],
  [
    (action) =>
      /^drop\s+(?:column\b|(?!constraint\b|default\b|identity\b|expression\b)\w)/i.test(action),
    'drops what the running release may still use: do it a release after the last use, and say so',
  ],
];

/** Statements other than ALTER TABLE; the first group is the table. */
const STATEMENTS = [
  [
    /^create\s+(?:unique\s+)?index\s+(?!concurrently\b)[^(]*?\bon\s+(?:only\s+)?([\w.]+)/i,
    'locks the table against writing while it builds the index: CREATE INDEX CONCURRENTLY, in a migration of its own',
  ],
  [
    /^update\s+(?:only\s+)?([\w.]+)/i,
    'locks every row it changes until the migration ends: change rows in a job, a few at a time',
  ],
  [
    /^delete\s+from\s+(?:only\s+)?([\w.]+)/i,
    'locks every row it deletes until the migration ends: delete rows in a job, a few at a time',
  ],
  [
    /^drop\s+table\s+(?:if\s+exists\s+)?([\w.]+)/i,
    'drops what the running release may still use: do it a release after the last use, and say so',
  ],
  [
    /^(?:truncate|lock|cluster|vacuum)\s+(?:table\s+|full\s+|only\s+)*([\w.]+)/i,
    'locks the whole table: find a way that does not',
  ],
  [
    /^reindex\b(?!.*\bconcurrently\b)\s+(?:\w+\s+)?([\w.]+)/i,
    'locks the table against writing: REINDEX … CONCURRENTLY, by hand',
  ],
  [
    /^refresh\s+materialized\s+view\s+(?!concurrently\b)([\w.]+)/i,
    'locks the view against reading: REFRESH … CONCURRENTLY',
  ],
  [
    /^alter\s+type\s+([\w.]+)/i,
    'changes a type that the running release does not know: use text with a CHECK constraint',
  ],
  [/^(do)\b/i, 'hides its statements from this check: write them out'],
];

const plain = (name) => name.replace(/^public\./i, '').toLowerCase();

/** Tables and types that the migration itself creates are unused so far. */
function createdIn(statements) {
  const created = statements.map(
    ({ text }) =>
      /^create\s+(?:unlogged\s+)?(?:table|type)\s+(?:if\s+not\s+exists\s+)?([\w.]+)/i.exec(
        text,
      )?.[1],
  );
  return new Set(created.filter(Boolean).map(plain));
}

/** Splits at commas outside of brackets. */
function actionsOf(list) {
  const actions = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

const ALTER_TABLE = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w.]+)\s+(.*)$/is;

function complaintsAbout({ text }, created, unvalidated) {
  const altered = ALTER_TABLE.exec(text);
  if (altered) {
    if (created.has(plain(altered[1]))) return [];
    return actionsOf(altered[2]).flatMap((action) => {
      const validated = /^validate\s+constraint\s+(\w+)/i.exec(action)?.[1];
      if (validated && unvalidated.has(plain(validated)))
        return ['validates a constraint under the lock that adds it: do it in the next migration'];
      return ACTIONS.filter(([test]) => test(action)).map(([, complaint]) => complaint);
    });
  }
  return STATEMENTS.flatMap(([pattern, complaint]) => {
    const name = pattern.exec(text)?.[1];
    return name && !created.has(plain(name)) ? [complaint] : [];
  });
}

function checkMigration(name, sql) {
  const statements = statementsOf(sql);
  const created = createdIn(statements);
  const unvalidated = new Set(
    statements.flatMap(({ text }) =>
      [...text.matchAll(/\badd\s+constraint\s+(\w+)/gi)].map(([, one]) => plain(one)),
    ),
  );
  const at = (line) => `${FOLDER}/${name}/migration.sql line ${line}`;
  const problems = statements
    .filter(({ notes }) => !ACCEPTED.test(notes))
    .flatMap((one) =>
      complaintsAbout(one, created, unvalidated).map(
        (complaint) => `${at(one.line)} ${String(complaint)}. ${SEE}`,
      ),
    );
  const concurrent = statements.find(({ text }) => /\bconcurrently\b/i.test(text));
  if (concurrent && statements.length > 1)
    problems.push(
      `${at(concurrent.line)} has CONCURRENTLY beside other statements: it runs outside of a transaction, so it needs a migration of its own. ${SEE}`,
    );
  return problems;
}

/**
 * @param {Record<string, string>} migrations the SQL of each migration by its name
 * @returns {string[]} one line per statement that rewrites or locks a table in use
 */
export function checkMigrations(migrations = readMigrations()) {
  return Object.entries(migrations).flatMap(([name, sql]) => checkMigration(name, sql));
}

function readMigrations() {
  const files = readdirSync(FOLDER)
    .map((name) => [name, join(FOLDER, name, 'migration.sql')])
    .filter(([, file]) => existsSync(file));
  return Object.fromEntries(files.map(([name, file]) => [name, readFileSync(file, 'utf8')]));
}
