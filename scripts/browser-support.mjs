// What the browsers of `browserslist` in package.json lack, by MDN's data, and where code or styles use it. Names only: a call
// `x.name()` is taken for a use of a missing method unless a supported interface has a method of that name.
import { readFileSync } from 'node:fs';
import data from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync, Visitor } from 'oxc-parser';
import postcss from 'postcss';

/** The names of browserslist by MDN's. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/** @returns {[string, string][]} browser by its name in MDN's data, and the least version */
export function readBrowsers(file = 'package.json') {
  return JSON.parse(readFileSync(file, 'utf8')).browserslist.map((entry) => {
    const [, name, version] = /^(\w+) ([\d.]+)$/.exec(entry) ?? [];
    if (!(name in BROWSERS)) throw new Error(`browserslist: '${entry}' has no data to check it`);
    return [BROWSERS[name], version];
  });
}

const toNumbers = (version) => version.replace('≤', '').split('.').map(Number);
function isAtMost(added, least) {
  const [a, b] = [toNumbers(added), toNumbers(least)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) < (b[at] ?? 0);
  }
  return true;
}

/** The browsers that lack a feature: 'safari 16.4'. */
function lacking({ support }, browsers) {
  return browsers
    .filter(([browser, least]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some(
        ({ version_added: added, version_removed: removed, flags }) =>
          typeof added === 'string' &&
          added !== 'preview' &&
          isAtMost(added, least) &&
          !(removed && isAtMost(removed, least)) &&
          !flags,
      );
    })
    .map(([browser, least]) => `${browser} ${least}`);
}

/** Missing features, by kind and name; a name that a listed browser supports anywhere is not missing. */
export function missingIn(browsers) {
  const missing = {
    globals: {},
    statics: {},
    calls: {},
    attributes: {},
    properties: {},
    atRules: {},
    selectors: {},
    functions: {},
  };
  const present = new Set();
  const note = (kind, name, compat) => {
    if (!compat) return;
    const where = lacking(compat, browsers);
    if (where.length === 0) present.add(`${kind} ${name}`);
    else missing[kind][name] ??= where;
  };
  const builtins = { ...data.javascript.builtins, ...data.javascript.builtins.Intl };
  for (const [owner, members] of Object.entries({ ...data.api, ...builtins })) {
    note('globals', owner, members.__compat);
    for (const [key, { __compat: compat }] of Object.entries(members)) {
      if (key.startsWith('__') || key.startsWith('@@') || key === owner) continue;
      const name = key.replace(/_(static|event|permission)$/, '');
      if (key.endsWith('_event') || key.endsWith('_permission')) continue;
      if (owner in builtins || key.endsWith('_static')) note('statics', `${owner}.${name}`, compat);
      note('calls', name, compat);
    }
  }
  for (const [name, { __compat: compat }] of Object.entries(data.html.global_attributes)) {
    note('attributes', name.toLowerCase(), compat);
  }
  for (const element of Object.values(data.html.elements)) {
    for (const [name, { __compat: compat }] of Object.entries(element))
      note('attributes', name, compat);
  }
  const { properties, selectors, types, 'at-rules': atRules } = data.css;
  for (const [name, { __compat: compat }] of Object.entries(properties))
    note('properties', name, compat);
  for (const [name, { __compat: compat }] of Object.entries(selectors))
    note('selectors', name, compat);
  for (const [name, { __compat: compat }] of Object.entries(atRules)) note('atRules', name, compat);
  for (const [name, { __compat: compat }] of Object.entries({ ...types, ...types.color })) {
    note('functions', name, compat);
  }
  for (const [kind, names] of Object.entries(missing)) {
    for (const name of Object.keys(names)) if (present.has(`${kind} ${name}`)) delete names[name];
  }
  return missing;
}

const nameOf = (node) =>
  node.computed
    ? node.property.type === 'Literal' && typeof node.property.value === 'string'
      ? node.property.value
      : null
    : (node.property.name ?? null);

/**
 * @param {string} file its name tells the syntax
 * @returns {{uses: {name: string, at: number, lacks: string[]}[], own: Set<string>}} the uses of what is missing, and the members
 *   that this code defines: a call of one of these, here or elsewhere, is none of the browser's
 */
export function usesInCode(file, text, missing) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const uses = [];
  // Members that this code defines itself, or checks for.
  const own = new Set();
  const asked = new Set();
  const declared = new Set();
  const add = (name, { start }, lacks) => lacks && uses.push({ name, at: start, lacks });
  const ask = (node) => {
    if (node.type === 'MemberExpression') asked.add(nameOf(node));
    if (node.type === 'Identifier') asked.add(node.name);
  };
  const define = ({ key, computed }) => !computed && own.add(key?.name ?? key?.value);
  const visitor = new Visitor({
    Property: define,
    MethodDefinition: define,
    PropertyDefinition: define,
    AssignmentExpression: ({ left }) => left.type === 'MemberExpression' && own.add(nameOf(left)),
    TSPropertySignature: define,
    TSMethodSignature: define,
    // `'name' in x`, `typeof x.name` and `x.name?.()` check first; a file with one check is assumed to check where it matters.
    BinaryExpression({ operator, left }) {
      if (operator === 'in' && left.type === 'Literal') asked.add(left.value);
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') ask(argument);
    },
    LogicalExpression({ operator, left }) {
      if (operator === '&&') ask(left);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || node.optional) return;
      const name = nameOf(callee);
      const whole = `${callee.object.name}.${name}`;
      if (Object.hasOwn(missing.statics, whole)) add(whole, callee, missing.statics[whole]);
      else if (Object.hasOwn(missing.calls, name)) add(name, callee, missing.calls[name]);
    },
    NewExpression({ callee }) {
      const member = callee.type === 'MemberExpression' ? callee : null;
      const name = member ? nameOf(member) : callee.name;
      const isInIntl = member?.object.name === 'Intl';
      const isGlobal = !member || isInIntl || /^(window|globalThis|self)$/.test(member.object.name);
      if (isGlobal && Object.hasOwn(missing.globals, name))
        add(name, callee, missing.globals[name]);
    },
    VariableDeclarator: ({ id }) => id.type === 'Identifier' && declared.add(id.name),
    FunctionDeclaration: ({ id }) => id && declared.add(id.name),
    ClassDeclaration: ({ id }) => id && declared.add(id.name),
    ImportSpecifier: ({ local }) => declared.add(local.name),
    ImportDefaultSpecifier: ({ local }) => declared.add(local.name),
    VariableDeclaration: (node) => {
      if (/using/.test(node.kind)) add('using', node, ['every browser of the list']);
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name.toLowerCase() : '';
      if (Object.hasOwn(missing.attributes, name)) add(name, node, missing.attributes[name]);
    },
    Literal(node) {
      if (node.regex?.flags.includes('v')) add('regular expression /v', node, ['safari 16.4']);
      if (/\(\?[ims-]+:/.test(node.regex?.pattern ?? ''))
        add('modifiers in a regular expression', node, ['safari 16.4']);
    },
  });
  visitor.visit(program);
  const isAsked = (name) => name.split('.').some((part) => asked.has(part));
  return { uses: uses.filter(({ name }) => !isAsked(name) && !declared.has(name)), own };
}

/** @returns {{name: string, at: number, lacks: string[]}[]} as above, for a stylesheet as browsers get it */
export function usesInStyles(text, missing) {
  const uses = [];
  const add = (kind, name, node) => {
    const lacks = Object.hasOwn(missing[kind], name) ? missing[kind][name] : null;
    if (lacks) uses.push({ name, at: node.source.start.offset, lacks });
  };
  const isAskedFor = (node) => {
    for (let above = node.parent; above; above = above.parent) {
      if (above.type === 'atrule' && above.name === 'supports') return true;
    }
    return false;
  };
  postcss.parse(text).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'atrule') add('atRules', node.name, node);
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)/g))
        add('selectors', name, node);
    }
    // A vendor's property is beside the standard one, or for that browser alone.
    if (node.type === 'decl' && !node.prop.startsWith('-')) add('properties', node.prop, node);
    if (node.type === 'decl') {
      for (const [, name] of node.value.matchAll(/(?<![\w-])([a-z-]+)\(/g))
        add('functions', name, node);
    }
  });
  return uses;
}
