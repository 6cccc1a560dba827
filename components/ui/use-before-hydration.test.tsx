import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsHydrating } from './use-before-hydration';

function Part() {
  return `${useIsHydrating()} ${useId()}`;
}

it('the server renders what a hydrating page shows', () => {
  expect(renderToStaticMarkup(<Part />)).toMatch(/^true _R_/);
});

// There is no document here to hydrate. Next brings its own copy of React.
it('in the browser an id says whether its part is hydrated or new', () => {
  const directory = createRequire(import.meta.url)
    .resolve('next/package.json')
    .replace('package.json', '');
  const client = readFileSync(
    `${directory}dist/compiled/react-dom/cjs/react-dom-client.production.js`,
    'utf8',
  );
  expect(client).toMatch(/if \(isHydrating\) \{[^{}]+"_" \+ identifierPrefix \+ "R_"/);
  expect(client).toMatch(/\} else\s+\([^{}]+identifierPrefix \+\s+"r_"/);
});
