// Finds texts for people outside the catalogue (docs/languages.md): they would stay English in every language.
import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './source-files.mjs';

const LOOKED_AT = /^(app|components|lib|server\/(web|realtime|jobs))\//;
// The catalogue itself, the description of the API, which is for developers, and the environment, which is for operators.
const NOT_LOOKED_AT =
  /(?:^|[/-])texts\.ts$|^lib\/language\/|^lib\/platform\/db\/generated\/|^app\/api\/(?:openapi\.json|docs)\/|^lib\/platform\/(?:env\/schema|http\/openapi)\.ts$/;

/** Attributes and properties that people read or hear. */
const SPOKEN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|heading|hint|description|question|confirm|empty|note|text|legend|caption|action(?:Label)?|cancel(?:Label)?)$/;
const SPOKEN_PROPERTY =
  /^(?:title|description|label|heading|hint|placeholder|done|failed|question|confirm|empty|alt|text|subject|footer|message|error|missing)$/;
/** Functions whose strings reach people. */
const SPOKEN_CALL = /^(?:AppError|notFound|toast|singleLine|optionalSingleLine|optionalMultiLine)$/;
/** Methods of zod schemas, whose first or second argument is a message. */
const SCHEMA_METHOD =
  /^(?:min|max|length|refine|regex|int|multipleOf|email|url|enum|nonempty|positive|nonnegative|superRefine|check)$/;

const BRAND = /\bMaidan\b/g;
/** Whether a string has a word in it, besides the name of the product. */
function isText(value) {
  const rest = value.replace(BRAND, '').trim();
  return /\p{L}{2}/u.test(rest);
}
const isSentence = (value) =>
  isText(value) &&
  /^\P{Ll}|\s/u.test(value.trim()) &&
  !/^[\w-]+(?:[/.:]…?[\w-]*)+$|^[A-Z_]+$|^[a-z]+\/[a-z+-]+|^\//.test(value.trim());
/** Whether it is an error code such as 'TooManyTries'. */
const isCode = (value) => /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/.test(value);

/** The literals of an expression: of a string, a template, a condition or a concatenation. */
function wordsIn(node) {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateLiteral') {
    const written = node.quasis.map(({ value }) => value.cooked ?? '').join('…');
    return [{ ...node, value: written }, ...node.expressions.flatMap(wordsIn)];
  }
  if (node.type === 'ConditionalExpression')
    return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  if (node.type === 'LogicalExpression') return [...wordsIn(node.left), ...wordsIn(node.right)];
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...wordsIn(node.left), ...wordsIn(node.right)];
  return [];
}

/**
 * @param {string} file its path in the repository
 * @param {string} text its content
 * @returns {{line: number, text: string}[]}
 */
function findInlineTexts(file, text) {
  if (!LOOKED_AT.test(file) || NOT_LOOKED_AT.test(file) || isTest(file)) return [];
  const found = [];
  const add = (node, is = isText) => {
    for (const part of wordsIn(node))
      if (is(part.value))
        found.push({ line: text.slice(0, part.start).split('\n').length, text: part.value.trim() });
  };
  const { program } = parseSync(file, text);
  new Visitor({
    JSXText: (node) => {
      if (isText(node.value.replace(/&\w+;/g, '')))
        found.push({ line: text.slice(0, node.start).split('\n').length, text: node.value.trim() });
    },
    JSXElement: ({ children }) => {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') add(child.expression, isSentence);
    },
    JSXAttribute: ({ name, value }) => {
      const is = name.type === 'JSXIdentifier' && SPOKEN_ATTRIBUTE.test(name.name);
      if (is) add(value?.type === 'JSXExpressionContainer' ? value.expression : value, isSentence);
    },
    Property: ({ key, value, computed }) => {
      const name = key.type === 'Identifier' ? key.name : key.value;
      if (!computed && SPOKEN_PROPERTY.test(name)) {
        if (value.type === 'ArrowFunctionExpression' && value.expression)
          add(value.body, isSentence);
        else add(value, (words) => isSentence(words) && !(name === 'error' && isCode(words)));
      }
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.name === 'AppError') add(given[1], isSentence);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && SPOKEN_CALL.test(callee.name))
        for (const one of given) add(one, isSentence);
      const isSchema =
        callee.type === 'MemberExpression' && SCHEMA_METHOD.test(callee.property.name);
      if (isSchema)
        for (const one of given) add(one, (value) => isSentence(value) && /\s/.test(value));
    },
  }).visit(program);
  return found;
}

/** For check-structure. */
export function checkTexts(file, { text }, report) {
  for (const { line, text: words } of findInlineTexts(file, text))
    report(
      `says '${words.replace(/\s+/g, ' ').slice(0, 60)}' in line ${line} itself: put it into the texts of its folder (docs/languages.md).`,
    );
}
