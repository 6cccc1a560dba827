import { parseAst } from 'vitest/node';

/** A small change of a source file, which a test should detect. */
export interface Mutant {
  id: number;
  file: string;
  line: number;
  kind: string;
  /** The position of the change, as offsets in the file. */
  start: number;
  end: number;
  replacement: string;
}

export type Candidate = Omit<Mutant, 'id'>;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const FLIPPED: Record<string, string> = {
  '>=': '>',
  '>': '>=',
  '<': '<=',
  '<=': '<',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|AND|ORDER BY|EXISTS)\b/;
const SQL_CHANGES: [RegExp, (found: string) => string][] = [
  [
    /(?<=\s)(>=|<=|<>|=|<|>)(?=\s)/g,
    (found) => ({ '>=': '>', '<=': '<', '<>': '=', '=': '<>', '<': '<=' })[found] ?? '>=',
  ],
  [/\b(AND|OR)\b/g, (found) => (found === 'AND' ? 'OR' : 'AND')],
  [/\b(ASC|DESC)\b/g, (found) => (found === 'ASC' ? 'DESC' : 'ASC')],
  [/\bIS (NOT )?NULL\b/g, (found) => (found.includes('NOT') ? 'IS NULL' : 'IS NOT NULL')],
  [/\bNOT EXISTS\b/g, () => 'EXISTS'],
];

/** Operators of the query builder, as they are written in a condition. */
const CONDITION_CHANGES: Record<string, string> = {
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '>=': '>',
  '>': '>=',
  '<=': '<',
  '<': '<=',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
};
const CONDITIONS = new Set(['where', 'whereRef', 'having', 'havingRef']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const nodeAt = (node: Node, key: string) => node[key] as Node;

const isNothing = (node: Node) =>
  (node.type === 'Literal' && node['value'] === null) ||
  (node.type === 'Identifier' && node['name'] === 'undefined');

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' &&
    (isText(nodeAt(node, 'left')) || isText(nodeAt(node, 'right'))));

/** Checks that narrow a type for the compiler: when negated, the code after them does not compile. */
function narrows(test: Node): boolean {
  if (test.type === 'Identifier' || test.type === 'MemberExpression') return true;
  if (test.type === 'UnaryExpression') return narrows(nodeAt(test, 'argument'));
  if (test.type === 'LogicalExpression') {
    return narrows(nodeAt(test, 'left')) || narrows(nodeAt(test, 'right'));
  }
  return (
    test.type === 'BinaryExpression' &&
    (isNothing(nodeAt(test, 'left')) || isNothing(nodeAt(test, 'right')))
  );
}

function isThrow(node: Node): boolean {
  const body = node['body'] as Node[];
  if (node.type === 'BlockStatement') return body.length === 1 && body.every(isThrow);
  return node.type === 'ThrowStatement';
}

/** Whether the `=` at the offset assigns a column rather than compares. */
function assigns(sql: string, at: number): boolean {
  const words = sql.slice(0, at).match(/\b(SET|WHERE|ON|WHEN|FROM|SELECT)\b/g);
  return words?.at(-1) === 'SET';
}

const isBetween = (sql: string, at: number) => /\bBETWEEN\s+\S+\s*$/.test(sql.slice(0, at));

interface Walk {
  source: string;
  found: Candidate[];
  file: string;
}

function add(
  { source, found, file }: Walk,
  kind: string,
  { start, end }: { start: number; end: number },
  replacement: string,
) {
  const line = source.slice(0, start).split('\n').length;
  found.push({ file, line, kind, start, end, replacement });
}

function changeOperator(walk: Walk, node: Node) {
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  const operator = String(node['operator']);
  const flipped = FLIPPED[operator];
  if (!flipped || isNothing(left) || isNothing(right)) return;
  if (operator === '+' && (isText(left) || isText(right))) return;
  const start = walk.source.indexOf(operator, left.end);
  const kind = node.type === 'LogicalExpression' ? 'and/or' : 'operator';
  add(walk, kind, { start, end: start + operator.length }, flipped);
}

function changeCondition(walk: Walk, node: Node) {
  const test = nodeAt(node, 'test');
  if (narrows(test)) return;
  const { start, end } = test;
  add(walk, 'condition', test, `!(${walk.source.slice(start, end)})`);
  if (!node['alternate'] && isThrow(nodeAt(node, 'consequent'))) add(walk, 'guard', node, ';');
}

function changeLiteral(walk: Walk, node: Node) {
  const value = node['value'];
  if (typeof value === 'boolean') add(walk, 'boolean', node, String(!value));
  if (typeof value === 'number') {
    const raw = walk.source.slice(node.start, node.end);
    // One replacement each, chosen pseudo-randomly but reproducibly.
    add(
      walk,
      'number',
      node,
      node.start % 2 === 0 || value === 0 ? `(${raw} + 1)` : `(${raw} - 1)`,
    );
  }
  if (value === 'asc') add(walk, 'order', node, `'desc'`);
  if (value === 'desc') add(walk, 'order', node, `'asc'`);
}

function changeSql(walk: Walk, template: Node) {
  const text = walk.source.slice(template.start, template.end);
  if (!SQL.test(text)) return;
  for (const quasi of template['quasis'] as Node[]) {
    const sql = walk.source.slice(quasi.start, quasi.end);
    for (const [pattern, change] of SQL_CHANGES) {
      for (const match of sql.matchAll(pattern)) {
        const [found] = match;
        const before = walk.source.slice(template.start, quasi.start + match.index);
        if (found === '=' && assigns(before, before.length)) continue;
        if (found === 'AND' && isBetween(before, before.length)) continue;
        const start = quasi.start + match.index;
        add(walk, 'SQL', { start, end: start + found.length }, change(found));
      }
    }
  }
}

/** Conditions of the query builder: another operator, a condition less, `and` for `or`, a filter that comes when it should go. */
function changeQuery(walk: Walk, call: Node) {
  const callee = nodeAt(call, 'callee');
  const given = call['arguments'] as Node[];
  const operator = given.length === 3 ? given[1] : undefined;
  const flipped = operator?.type === 'Literal' && CONDITION_CHANGES[String(operator['value'])];
  if (operator && flipped) add(walk, 'SQL', operator, `'${flipped}'`);
  if (callee.type !== 'MemberExpression') return;
  const name = String(nodeAt(callee, 'property')['name']);
  const from = nodeAt(callee, 'object');
  if (CONDITIONS.has(name) && from.type === 'CallExpression') {
    add(walk, 'clause', { start: from.end, end: call.end }, '');
  }
  if ((name === 'and' || name === 'or') && given[0]?.type === 'ArrayExpression') {
    add(walk, 'SQL', nodeAt(callee, 'property'), name === 'and' ? 'or' : 'and');
  }
  if (name === 'not' && given.length === 1) add(walk, 'SQL', callee, '');
  if (name === '$if' && given[0]) {
    const { start, end } = given[0];
    add(walk, 'condition', given[0], `!(${walk.source.slice(start, end)})`);
  }
}

function visit(walk: Walk, node: Node) {
  // Types, names and lists of names are not behaviour; the compiler checks which columns Prisma reads.
  if (node.type.startsWith('TS')) {
    if (['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type)) {
      visit(walk, nodeAt(node, 'expression'));
    }
    return;
  }
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'Property') {
    const key = nodeAt(node, 'key');
    if (key['name'] === 'select' || key['name'] === 'include') return;
    return visit(walk, nodeAt(node, 'value'));
  }
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression')
    changeOperator(walk, node);
  if (node.type === 'IfStatement') changeCondition(walk, node);
  if (node.type === 'Literal') changeLiteral(walk, node);
  if (node.type === 'CallExpression') changeQuery(walk, node);
  if (node.type === 'ExpressionStatement') {
    const awaited = nodeAt(node, 'expression');
    const isCall =
      awaited.type === 'AwaitExpression' && nodeAt(awaited, 'argument').type === 'CallExpression';
    if (isCall) add(walk, 'await', node, ';');
  }
  if (node.type === 'TaggedTemplateExpression') {
    changeSql(walk, nodeAt(node, 'quasi'));
    for (const part of nodeAt(node, 'quasi')['expressions'] as Node[]) visit(walk, part);
    return;
  }
  if (node.type === 'TemplateLiteral') changeSql(walk, node);
  for (const child of childrenOf(node)) visit(walk, child);
}

/** All mutations of one file. */
export function findMutants(file: string, source: string): Candidate[] {
  const walk: Walk = { source, found: [], file };
  visit(walk, parseAst(source, { lang: 'ts' }) as unknown as Node);
  return walk.found.filter((candidate) => parses(applyMutant(source, candidate)));
}

function parses(source: string): boolean {
  try {
    parseAst(source, { lang: 'ts' });
    return true;
  } catch {
    return false;
  }
}

export function applyMutant(source: string, { start, end, replacement }: Candidate): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
