#!/usr/bin/env node
// `npm run operations`: lists every wrapped route, for the API document and for the types of the browser's `api`, and every schema
// file, whose exports name the schemas of the document. The bundler needs static imports, so the lists are committed files;
// check-structure reports when they are out of date.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readSources } from './source-files.mjs';

const FILE = 'app/api/openapi.json/operations.ts';
const SCHEMAS = 'app/api/openapi.json/schemas.ts';

const inCamelCase = (text) =>
  text.replace(/[^a-zA-Z0-9]+(.)?/g, (_match, next) => (next ?? '').toUpperCase());

/**
 * The list of the schema files, as source text. Those of the environment and of other sites' data describe no call.
 * @param {Record<string, string>} texts the text of every source file by its path
 */
export function schemasText(texts) {
  const files = Object.keys(texts)
    .filter((file) => /^lib\/.*[/-]schema(?:\/[\w-]+)?\.ts$/.test(file))
    .filter((file) => /^export const \w+Schema\b/m.test(texts[file]))
    .filter((file) => !/\/env\/|\/overpass|\/osm|\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
  const lines = files.map((file) => {
    const name = inCamelCase(file.replace(/^lib\/(?:platform\/)?|[/-]schema\b/g, ''));
    return `export * as ${name} from '@/${file}';`;
  });
  return ['// Written by `npm run operations`.', ...lines, ''].join('\n');
}

/**
 * The list for the existing routes, as source text.
 * @param {Record<string, string>} texts the text of every source file by its path
 */
export function operationsText(texts) {
  const files = Object.keys(texts)
    .filter(
      (file) => /^app\/api\/.*\/route\.ts$/.test(file) && !/openapi\.json|\[\.\.\./.test(file),
    )
    .filter((file) => /lib\/platform\/http\/handler|@\/app\/api\/.*\/route'/.test(texts[file]))
    .toSorted();
  const names = files.map((file) =>
    inCamelCase(file.slice('app/api/'.length, -'/route.ts'.length)),
  );
  const imports = files.map(
    (file, index) => `import * as ${names[index]} from '@/${file.slice(0, -3)}';`,
  );
  const entries = files.map((file, index) => {
    const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`
      .replaceAll('[', '{')
      .replaceAll(']', '}');
    return `  '${path}': ${names[index]},`;
  });
  return [
    '// Written by `npm run operations`.',
    ...imports,
    "import type { RouteFile } from '@/lib/platform/http/openapi';",
    '',
    'const files = {',
    ...entries,
    '};',
    'type Files = typeof files;',
    '',
    '// Only types: no code of a route reaches the browser.',
    "declare module '@/lib/platform/http/api-calls' {",
    '  interface ApiRoutes extends Files {}',
    '}',
    '',
    'export const operations: RouteFile[] = Object.entries(files).map(([path, handlers]) => ({',
    '  path,',
    '  handlers,',
    '}));',
    '',
  ].join('\n');
}

/**
 * @param {Record<string, string>} texts the text of every source file by its path
 * @returns {string[]} errors: the committed list is out of date, or a call states its answer instead of inferring it
 */
export function checkOperations(texts) {
  const asserting = Object.keys(texts).filter(
    (file) => /^(app|components)\//.test(file) && /\bapi(?:Page)?</.test(texts[file]),
  );
  return [
    ...(texts[FILE] === operationsText(texts)
      ? []
      : [`${FILE} does not list the routes that exist: run npm run operations.`]),
    ...(texts[SCHEMAS] === schemasText(texts)
      ? []
      : [`${SCHEMAS} does not list the schema files that exist: run npm run operations.`]),
    ...asserting.map(
      (file) => `${file} states the answer of a call: \`api\` infers it from the route.`,
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const texts = readSources();
  writeFileSync(FILE, operationsText(texts));
  writeFileSync(SCHEMAS, schemasText(texts));
}
