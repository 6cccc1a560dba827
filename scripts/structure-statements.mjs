// The rules of check-structure for how statements are written, and who writes which table.
import { readdirSync, readFileSync } from 'node:fs';
import { isTest, nounOf } from './source-files.mjs';

// Prisma's raw queries, and what runs a text on a connection.
const RAW_SQL =
  /\$(?:query|execute)Raw|\$transaction\b|\b(?:pool|client)\.query\(|\bqueryPrepared\b|\bPrisma\.(?:sql|raw|join)\b/;

/** A text is not checked against the schema: a renamed column would be found by its users. */
function checkStatements(file, { text }, report) {
  if (!/^(app|components|lib|server\/(web|realtime|jobs))\//.test(file) || isTest(file)) return;
  if (file.startsWith('lib/platform/db/')) return;
  if (RAW_SQL.test(text))
    report(
      'has a statement as text, or its own transaction: use on() of lib/platform/db/kysely and transaction().',
    );
}

const SCHEMA = 'prisma/schema';

// A schema file belongs to the feature of its name, except these. Everybody may write the tables of lib/platform.
const OTHER_OWNERS = {
  'address-links': 'platform',
  'data-exports': 'users',
  passkeys: 'platform',
  sessions: 'platform',
};

/** The owner of each table by its name in Kysely (`groupMembers`) and of its model in Prisma (`groupMember`). */
function readOwners() {
  const owners = new Map();
  for (const file of readdirSync(SCHEMA)) {
    const noun = file.replace(/\.prisma$/, '');
    const owner = OTHER_OWNERS[noun] ?? noun;
    const schema = readFileSync(`${SCHEMA}/${file}`, 'utf8');
    for (const [, model, body] of schema.matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)) {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model;
      owners.set(toCamelCase(table), owner);
      owners.set(model[0].toLowerCase() + model.slice(1), owner);
    }
  }
  return owners;
}

const toCamelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

const OWNERS = readOwners();

const KYSELY_WRITE = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)[^']*')?/g;
const PRISMA_WRITE = /\b(?:tx|db)\s*\.(\w+)\s*\.(?:create|update|upsert|delete)\w*\(/g;

/** Who changes a table keeps its rules: locks, order, what else has to follow. */
function checkTables(file, { text }, report) {
  const noun = nounOf(file);
  if (!noun || noun === 'platform' || isTest(file)) return;
  for (const [statement, name] of [
    ...text.matchAll(KYSELY_WRITE),
    ...text.matchAll(PRISMA_WRITE),
  ]) {
    if (!name) {
      report(`has ${statement} without a name: write the table's name, which shows its owner.`);
      continue;
    }
    const owner = OWNERS.get(name);
    if (!owner || owner === noun || owner === 'platform') continue;
    report(
      `writes ${name}, which belongs to lib/${owner}: call a service of lib/${owner} that takes tx, or take that step as a parameter where lib/${owner} stands above.`,
    );
  }
}

export const STATEMENT_CHECKS = [checkStatements, checkTables];
