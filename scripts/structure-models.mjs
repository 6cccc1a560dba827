// The rule of check-structure that every name in a call of Prisma is one of the schema. Its types compare only the outermost
// names of the arguments (SelectSubset) and infer `select` and `orderBy` from the call, so they accept unknown names there: a
// renamed column would only fail at run time.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './source-files.mjs';

const SCHEMA = 'prisma/schema';
const METHOD = /^(?:(?:find|create|update|upsert|delete)\w*|count|aggregate|groupBy)$/;
/** Arguments of a call, or of a relation within one, that name columns. */
const NAMING = new Set([
  'select',
  'include',
  'omit',
  'where',
  'orderBy',
  'data',
  'create',
  'update',
  'by',
  'distinct',
]);
const COMBINED = new Set(['AND', 'OR', 'NOT']);
/** Arguments that lead from a relation to the rows of its model. */
const RELATED = new Set(['is', 'isNot', 'some', 'none', 'every', ...NAMING]);

/** The fields of each model by its name in the client (`groupMember`): the related model, or null for a column. */
function readModels() {
  const texts = readdirSync(SCHEMA).map((file) => readFileSync(`${SCHEMA}/${file}`, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)]);
  const names = new Set(found.map(([, name]) => name));
  const models = new Map();
  for (const [, name, body] of found) {
    const fields = new Map([['_count', null]]);
    for (const [, field, type] of body.matchAll(/^ {2}(\w+) +(\w+)/gm))
      fields.set(field, names.has(type) ? toClientName(type) : null);
    // Keys of several columns: userId_sportId.
    for (const [, keys] of body.matchAll(/^ {2}@@(?:unique|id)\(\[([^\]]+)\]/gm))
      fields.set(
        keys
          .replace(/\(.*?\)/g, '')
          .split(/\s*,\s*/)
          .join('_'),
        null,
      );
    models.set(toClientName(name), fields);
  }
  return models;
}

const toClientName = (name) => name[0].toLowerCase() + name.slice(1);

const MODELS = readModels();

export function checkModelCalls(file, { text }, report) {
  if (!/^(lib|server|prisma)\//.test(file) || isTest(file)) return;
  if (!/\.(?:find|create|update|upsert|delete|count|aggregate|groupBy)/.test(text)) return;
  const unknown = (model, name) =>
    report(`names ${model}.${name}, which the schema does not have: use the name of its column.`);
  const { program } = parseSync(file, text);
  const constants = constantsOf(program);
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const of = callee.type === 'MemberExpression' && callee.object;
      if (of?.type !== 'MemberExpression' || !METHOD.test(callee.property.name)) return;
      const model = of.property.name;
      if (MODELS.has(model)) walkArguments(model, given[0], { unknown, constants });
    },
    TSSatisfiesExpression: ({ expression, typeAnnotation }) => {
      const name = typeAnnotation.typeName?.right?.name ?? '';
      const [, type, kind] =
        /^(\w+?)(Select|WhereInput|OrderByWithRelationInput)$/.exec(name) ?? [];
      if (kind && MODELS.has(toClientName(type)))
        walkFields(toClientName(type), expression, { unknown, constants });
    },
  }).visit(program);
}

/** The constants of a file, in order: many selections are constants beside the call. */
function constantsOf(program) {
  const found = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') found.push({ name: id.name, init });
    },
  }).visit(program);
  return found;
}

/** The value of a name: that of the constant last declared above it, without `as const` and the like. */
function resolved(node, constants) {
  if (/^TS(?:As|Satisfies)Expression$/.test(node?.type ?? ''))
    return resolved(node.expression, constants);
  if (node?.type !== 'Identifier') return node;
  const isAbove = ({ name, init }) => name === node.name && init.end < node.start;
  const constant = constants.findLast(isAbove);
  return constant && resolved(constant.init, constants);
}

const propertiesOf = (node) =>
  (node?.type === 'ObjectExpression' ? node.properties : []).filter(
    ({ type, computed }) => type === 'Property' && !computed,
  );
const nameOf = ({ key }) => key.name ?? key.value;

function walkArguments(model, written, to) {
  const node = resolved(written, to.constants);
  for (const property of propertiesOf(node))
    if (NAMING.has(nameOf(property))) walkFields(model, property.value, to);
}

/** An object with names of the model's fields, a list of such, or a list of names. */
function walkFields(model, written, to) {
  const node = resolved(written, to.constants);
  if (node?.type === 'ArrayExpression') {
    for (const each of node.elements) {
      if (each?.type === 'Literal') walkName(model, each.value, to);
      else walkFields(model, each, to);
    }
    return;
  }
  if (node?.type === 'ConditionalExpression') {
    walkFields(model, node.consequent, to);
    walkFields(model, node.alternate, to);
    return;
  }
  for (const spread of node?.type === 'ObjectExpression' ? node.properties : [])
    if (spread.type === 'SpreadElement') walkFields(model, spread.argument, to);
  for (const property of propertiesOf(node)) {
    const name = nameOf(property);
    if (COMBINED.has(name)) {
      walkFields(model, property.value, to);
      continue;
    }
    if (!walkName(model, name, to)) continue;
    const related = MODELS.get(model).get(name);
    if (related) walkRelated(related, property.value, to);
  }
}

/** Inside a relation: its own arguments, or its fields. */
function walkRelated(model, written, to) {
  const node = resolved(written, to.constants);
  for (const property of propertiesOf(node)) {
    const name = nameOf(property);
    if (RELATED.has(name)) walkFields(model, property.value, to);
    else if (MODELS.get(model).has(name))
      walkFields(model, { ...node, properties: [property] }, to);
  }
}

function walkName(model, name, { unknown }) {
  const isKnown = MODELS.get(model).has(name);
  if (!isKnown) unknown(model, name);
  return isKnown;
}
