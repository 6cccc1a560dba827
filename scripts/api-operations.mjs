#!/usr/bin/env node
// `npm run operations`: lists every wrapped route for the API document. The bundler needs static imports, so the list is
// a file; check-structure says when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { listSources } from './source-files.mjs';

const FILE = 'app/api/openapi.json/operations.ts';

/** The text the list should have for the routes that exist. */
export function operationsText() {
  const files = listSources()
    .filter(
      (file) => /^app\/api\/.*\/route\.ts$/.test(file) && !/openapi\.json|\[\.\.\./.test(file),
    )
    .filter((file) => /lib\/http\/handler|@\/app\/api\/.*\/route'/.test(readFileSync(file, 'utf8')))
    .toSorted();
  const names = files.map((file) =>
    file
      .slice('app/api/'.length, -'/route.ts'.length)
      .replace(/[^a-zA-Z0-9]+(.)?/g, (_match, next) => (next ?? '').toUpperCase()),
  );
  const imports = files.map(
    (file, index) => `import * as ${names[index]} from '@/${file.slice(0, -3)}';`,
  );
  const entries = files.map((file, index) => {
    const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`
      .replaceAll('[', '{')
      .replaceAll(']', '}');
    return `  { path: '${path}', handlers: ${names[index]} },`;
  });
  return [
    '// Written by `npm run operations`.',
    ...imports,
    "import type { RouteFile } from '@/lib/http/openapi';",
    '',
    'export const operations: RouteFile[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

/** @returns {string[]} what to say when the committed list is not the present one */
export function checkOperations() {
  const written = readFileSync(FILE, 'utf8');
  return written === operationsText()
    ? []
    : [`${FILE} does not list the routes that exist: run npm run operations.`];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(FILE, operationsText());
