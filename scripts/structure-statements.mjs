// The rules of check-structure for statements, and for the writers of tables.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { isTest, nounOf } from './source-files.mjs';

// Prisma's raw queries, and functions that run text on a connection.
const RAW_SQL =
  /\$(?:query|execute)Raw|\$transaction\b|\b(?:pool|client)\.query\(|\bqueryPrepared\b|\bPrisma\.(?:sql|raw|join)\b/;

/** A statement as text is not checked against the schema: a renamed column would fail only when it runs. */
function checkStatements(file, { text }, report) {
  if (!/^(app|components|lib|server\/(web|realtime|jobs))\//.test(file) || isTest(file)) return;
  if (file.startsWith('lib/platform/db/')) return;
  if (RAW_SQL.test(text))
    report(
      'has a statement as text, or its own transaction: use on() of lib/platform/db/kysely and transaction().',
    );
}

const KYSELY = /\b(?:on|prepared|searching)\(/;
const MODEL_CALL =
  /\b(?:tx|db)\s*\.\s*\w+\s*\.\s*(?:find|create|update|upsert|delete|count|aggregate|groupBy)\w*\(/;

/** A file has one style of statements. */
function checkBuilders(file, { text }, report) {
  if (!/^(app|lib|server\/(web|realtime|jobs))\//.test(file) || isTest(file)) return;
  if (KYSELY.test(text) && MODEL_CALL.test(text))
    report(
      'has model calls of Prisma beside Kysely: once a statement of a file joins, locks or computes, all of them are built with on().',
    );
}

const SCHEMA = 'prisma/schema';

// A schema file belongs to the feature of its name, except these. All code may write the tables of lib/platform.
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

const KYSELY_WRITE = /\.(insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)[^']*')?/g;
const PRISMA_WRITE = /\b(?:tx|db)\s*\.(\w+)\s*\.((?:create|update|upsert|delete)\w*)\(/g;

/**
 * The owner of the tables that a file may write besides those of lib/platform; undefined for files without statements of the
 * product.
 */
const writerOf = (file) => nounOf(file) ?? /^(app|server)\//.exec(file)?.[1];

/**
 * `users` has the columns of the person, owned by lib/users, and those of signing in, owned by lib/platform/auth:
 * infrastructure may not call a feature. So auth may create a row and set these columns; no other rule depends on them.
 */
const AUTH = 'lib/platform/auth/';
const AUTH_COLUMNS = new Set([
  'email',
  'emailVerifiedAt',
  'passwordHash',
  'lastActiveAt',
  'accessEndedAt',
  'endedDevices',
  'updatedAt',
]);

/** All access of a person ends in one place, which may delete these rows of the features above it, and nothing else. */
const END_ACCESS = 'lib/platform/auth/end-access.ts';
const ENDED_THERE = new Set(['calendarFeeds', 'dataExports', 'pushSubscriptions']);

/** Only the owner of a table writes it, because the owner knows its rules: locks, order, further changes. */
function checkTables(file, { text }, report) {
  const writer = writerOf(file);
  if (!writer || isTest(file)) return;
  const writes = [
    ...[...text.matchAll(KYSELY_WRITE)].map(([found, verb, name]) => ({ found, verb, name })),
    ...[...text.matchAll(PRISMA_WRITE)].map(([found, name, verb]) => ({ found, verb, name })),
  ];
  for (const { found, verb, name } of writes) {
    if (!name) {
      report(`has ${found} without a name: write the table's name, which shows its owner.`);
      continue;
    }
    const owner = OWNERS.get(name);
    if (!owner || owner === writer || owner === 'platform') continue;
    if (file.startsWith(AUTH) && /^users?$/.test(name) && /^(?:create|update)/.test(verb)) continue;
    if (file === END_ACCESS && ENDED_THERE.has(name) && verb.startsWith('delete')) continue;
    report(
      `writes ${name}, which belongs to lib/${owner}: call a service of lib/${owner} that takes tx, or take that step as a parameter where lib/${owner} stands above.`,
    );
  }
}

function checkAuthColumns(file, { text }, report) {
  if (!file.startsWith(AUTH) || isTest(file)) return;
  new Visitor({
    CallExpression: (call) => {
      const set = setOnUsers(call);
      if (!set) return;
      const unknown = namesIn(set).filter((name) => !AUTH_COLUMNS.has(name));
      for (const name of unknown)
        report(
          `sets users.${name}, which belongs to lib/users: auth sets only ${[...AUTH_COLUMNS].join(', ')}.`,
        );
    },
  }).visit(parseSync(file, text).program);
}

/** The columns that a call sets in `users`: `updateTable('users').set(…)`, or `user.update({ data: … })`. */
function setOnUsers({ callee, arguments: given }) {
  if (callee.type !== 'MemberExpression') return undefined;
  const { object: of, property } = callee;
  if (property.name === 'set' && of.type === 'CallExpression') {
    const isUsers = /^users\b/.test(of.arguments[0]?.value ?? '');
    return of.callee.property?.name === 'updateTable' && isUsers ? given[0] : undefined;
  }
  if (of.property?.name !== 'user' || !property.name?.startsWith('update')) return undefined;
  return given[0]?.properties?.find(({ key }) => key?.name === 'data')?.value;
}

/** The names of an object's properties, including spread parts. Other expressions have no names. */
function namesIn(node) {
  if (node.type === 'ParenthesizedExpression') return namesIn(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...namesIn(node.consequent), ...namesIn(node.alternate)];
  if (node.type !== 'ObjectExpression') return ['…'];
  return node.properties.flatMap((property) =>
    property.type === 'SpreadElement'
      ? namesIn(property.argument)
      : [property.computed ? '…' : (property.key.name ?? property.key.value)],
  );
}

export const STATEMENT_CHECKS = [checkStatements, checkBuilders, checkTables, checkAuthColumns];
