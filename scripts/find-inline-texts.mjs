// Finds texts for people outside the catalogue (docs/languages.md): they would not be translated.
import { parseSync, Visitor } from 'oxc-parser';
import { isTest } from './source-files.mjs';

const LOOKED_AT = /^(app|components|lib|server\/(web|realtime|jobs))\//;
// The catalogue itself, the description of the API (for developers), the environment and the import of venues on the command
// line (for operators).
const NOT_LOOKED_AT =
  /(?:^|[/-])texts\.ts$|^lib\/language\/|^lib\/platform\/db\/generated\/|^app\/api\/(?:openapi\.json|docs)\/|^lib\/platform\/(?:env\/(?:city-)?schema|http\/openapi)\.ts$|^lib\/venues\/(?:schema\/venue-table|service\/import-venues)\.ts$/;
/** The Join button's message is stored in English, and shown in the reader's language. */
const STORED = new Set(['I would like to join this group!']);

/** Attributes and properties that people read or hear. */
const SPOKEN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|content|label|heading|hint|description|question|confirm|empty|note|text|legend|caption|action(?:Label)?|cancel(?:Label)?)$/;
const SPOKEN_PROPERTY =
  /^(?:title|description|label|heading|hint|placeholder|done|failed|question|confirm|empty|alt|text|subject|footer|message|error|missing)$/;
const SPOKEN_CALL =
  /^(?:AppError|Response|notFound|toast|alert|singleLine|optionalSingleLine|optionalMultiLine)$/;
/** Methods whose strings reach people, by their object: bodies of responses, and kinds of toasts. */
const SPOKEN_METHOD = { response: /^(?:end|write)$/, toast: /./ };
/** Read only by developers and operators. */
const UNSPOKEN_CALL = /^(?:(?:Range|Type)?Error|log|console)$/;
const UNSPOKEN_METHOD = /^(?:startsWith|endsWith|includes|split)$/;
const UNSPOKEN_PROPERTY = /^(?:summary|reason|help)$/;
/** Methods of zod schemas, whose first or second argument is a message. */
const SCHEMA_METHOD =
  /^(?:min|max|length|refine|regex|int|multipleOf|email|url|enum|nonempty|positive|nonnegative|superRefine|check)$/;

const BRAND = /\bMaidan\b/g;
/** Whether a string contains a word besides the name of the product. */
function isText(value) {
  const rest = value.replace(BRAND, '').trim();
  return /\p{L}{2}/u.test(rest);
}
const isSentence = (value) =>
  isText(value) &&
  /^\P{Ll}|\s/u.test(value.trim()) &&
  !/^(?!\p{Lu}\p{Ll}+\.$)[\w-]+(?:[/.:]…?[\w-]*)+$|^[A-Z_]+$|^[a-z]+\/[a-z+-]+|^\//u.test(
    value.trim(),
  );
/** Whether it can only be a sentence: a capital, and then two more words or a full stop. */
const isWholeSentence = (value) => {
  const words = value.replace(BRAND, '').trim();
  return (
    !STORED.has(words) &&
    /^(?:\p{Lu}\p{Ll}+|[AI])(?:[’']\p{Ll}+)?,? /u.test(words) &&
    (/\s\p{Ll}+\W? (?:.*\s)?\p{Ll}{2}/u.test(words) || /\p{Ll}[.!?]$/u.test(words))
  );
};
/** Whether it looks like the label of a button or a heading that a function returns. */
const isTitle = (value) => /^\p{Lu}\p{Ll}+.*\s\p{L}{2}/u.test(value.replace(BRAND, '').trim());
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

/** The object of a chain of calls: `response` for `response.writeHead(413).end()`. */
function rootOf(node) {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'CallExpression' ? rootOf(node.callee) : node;
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
  // Parts of the file that people never read.
  const unspoken = [];
  const everywhere = [];
  const given = ({ callee, arguments: args }) => {
    const isMethod = callee.type === 'MemberExpression';
    const owner = isMethod ? rootOf(callee).name : callee.name;
    const method = isMethod ? callee.property.name : '';
    if (callee.type === 'Super' || UNSPOKEN_CALL.test(owner) || UNSPOKEN_METHOD.test(method))
      unspoken.push(...args);
    const isSpoken = isMethod ? SPOKEN_METHOD[owner]?.test(method) : SPOKEN_CALL.test(owner);
    if (isSpoken) for (const arg of args) add(arg, isSentence);
  };
  const named = (name, value) => {
    if (SPOKEN_PROPERTY.test(name)) add(value, isSentence);
  };
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
      if (!computed && UNSPOKEN_PROPERTY.test(name)) unspoken.push(value);
      if (!computed && SPOKEN_PROPERTY.test(name)) {
        if (value.type === 'ArrowFunctionExpression' && value.expression)
          add(value.body, isSentence);
        else add(value, (words) => isSentence(words) && !(name === 'error' && isCode(words)));
      }
    },
    VariableDeclarator: ({ id, init }) => named(id.name, init),
    AssignmentPattern: ({ left, right }) => named(left.name, right),
    NewExpression: given,
    CallExpression: (node) => {
      given(node);
      const { callee } = node;
      const isSchema =
        callee.type === 'MemberExpression' && SCHEMA_METHOD.test(callee.property.name);
      if (isSchema)
        for (const one of node.arguments)
          add(one, (value) => isSentence(value) && /\s/.test(value));
    },
    ReturnStatement: ({ argument }) => add(argument, isTitle),
    ArrowFunctionExpression: ({ body }) => add(body, isTitle),
    TaggedTemplateExpression: ({ quasi }) => unspoken.push(quasi),
    Literal: (node) => everywhere.push(node),
    TemplateLiteral: (node) => everywhere.push(node),
  }).visit(program);
  for (const node of everywhere) {
    const isUnspoken = unspoken.some(({ start, end }) => start <= node.start && node.end <= end);
    if (!isUnspoken) add(node, isWholeSentence);
  }
  // A whole sentence in a known place was found twice.
  return [...new Map(found.map((one) => [`${one.line} ${one.text}`, one])).values()];
}

export function checkTexts(file, { text }, report) {
  for (const { line, text: words } of findInlineTexts(file, text))
    report(
      `says '${words.replace(/\s+/g, ' ').slice(0, 60)}' in line ${line} itself: put it into the texts of its folder (docs/languages.md).`,
    );
}
