#!/usr/bin/env node
// Whether the browsers of `browserslist` in package.json can run the product: looks at the sources that reach them, or with
// `--built` at the scripts and styles of the current release, those of packages included.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRelease } from '../server/local/release.mjs';
import { missingIn, readBrowsers, usesInCode, usesInStyles } from './browser-support.mjs';
import { isTest, listSources } from './source-files.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const POPOVER = 'instrumentation-client.ts brings it where it is missing';
const HINT = 'without it, nothing is lost but the hint';
const LOOKS = 'without it, the page only looks a little different';
/** Accepted gaps, each with the reason why nothing breaks. */
const ALLOWED = {
  popover: POPOVER,
  popovertarget: POPOVER,
  popovertargetaction: POPOVER,
  showPopover: POPOVER,
  hidePopover: POPOVER,
  'popover-open': 'the filters of lists stay in the page without it (app/globals.css)',
  'URL.canParse': 'one of the polyfills that Next brings',
  autocapitalize: HINT,
  autocorrect: HINT,
  fetchpriority: HINT,
  'forced-color-adjust': 'a browser that lacks it has no forced colours',
  'content-visibility': 'pictures far down the page are then loaded at once',
  'field-sizing': 'the field of a message then scrolls',
  'overflow-anchor': 'the list of messages keeps its place by itself',
  resize: LOOKS,
  'scrollbar-width': LOOKS,
  selection: LOOKS,
  'text-size-adjust': LOOKS,
  'text-wrap': LOOKS,
  startViewTransition: 'React asks for it in a try block, and only for a ViewTransition',
  skipTransition: 'as startViewTransition',
  WebTransport: 'a transport of Socket.IO that no server of ours offers',
  createBidirectionalStream: 'as WebTransport',
  createPolicy: 'Svelte, in the proof of work, asks for trustedTypes first',
  pad: 'of Leaflet',
  watch: 'of React Hook Form',
};

/** The rest of lib is read for the members that it defines. */
const REACHES_BROWSERS = /^(lib\/platform\/browser\/|app\/(?!api\/).*\.tsx$)/;

function listFiles() {
  if (!process.argv.includes('--built')) {
    const ours = listSources().filter(
      (file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !isTest(file),
    );
    return [...ours, 'public/worker.js'];
  }
  // Those of guests are made by another bundler.
  const built = join('dist/next', readRelease('dist').next, 'static');
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(built, name));
}

const missing = missingIn(readBrowsers());
const found = [];
const own = new Set();
for (const file of listFiles()) {
  const text = readFileSync(file, 'utf8');
  const line = (at) => text.slice(0, at).split('\n').length;
  const note = (uses) => {
    for (const use of uses) found.push({ ...use, file, line: line(use.at) });
  };
  if (file.endsWith('.css')) {
    note(usesInStyles(text, missing));
    continue;
  }
  const code = usesInCode(file, text, missing);
  for (const name of code.own) own.add(name);
  note(code.uses);
}
const isOwn = (name) => own.has(name.split('.').at(-1));
const reaches = (file) => !/^(app|lib)\//.test(file) || REACHES_BROWSERS.test(file);
const wrong = found.filter(({ file, name }) => reaches(file) && !isOwn(name) && !(name in ALLOWED));
for (const { file, line, name, lacks } of wrong) {
  console.error(
    `${file}:${line}: ${name} is missing in ${lacks.join(', ')}: do without it, ask for it first, or say in scripts/check-browsers.mjs why nothing breaks.`,
  );
}
console.log(`Browsers: ${wrong.length === 0 ? 'nothing is missing' : `${wrong.length} problems`}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
