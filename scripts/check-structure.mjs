// Enforces the architecture (docs/architecture.md). Every message contains the remedy.
import { existsSync, readFileSync } from 'node:fs';
import { posix as path } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkOperations } from './api-operations.mjs';
import { checkLockFile } from './check-lock-file.mjs';
import { checkMigrations } from './check-migrations.mjs';
import { findCircles } from './find-circles.mjs';
import { checkTexts } from './find-inline-texts.mjs';
import { findTwins } from './find-twins.mjs';
import { isTest, nounOf, readSources } from './source-files.mjs';
import { checkCountry } from './structure-country.mjs';
import { MARKUP_CHECKS } from './structure-markup.mjs';
import { checkModelCalls } from './structure-models.mjs';
import { checkRoutes } from './structure-routes.mjs';
import { STATEMENT_CHECKS } from './structure-statements.mjs';

// Modules without knowledge of features: everything in lib/platform, and two small modules that every layer uses.
const INFRASTRUCTURE = new Set(['platform', 'cn', 'routes', 'language']);
const FEATURE_FILES =
  /^(schema|constants|policy|repository|service|loaders|visibility|texts|server-texts|words)(\.test)?\.ts$/;
const FEATURE_FOLDERS = /^(schema|service|repository)\/[a-z0-9-]+(\.test)?\.ts$/;
const ENV_READERS =
  /^(lib\/platform\/env\/|proxy\.ts$|instrumentation\.ts$|tests\/|bench\/|scripts\/|server\/local\/|[\w.-]+\.config\.(ts|mjs)$)|\.test\.ts$/;

// The module that owns browser storage, and this check itself.
const STORE_OWNERS = new Set([
  'lib/platform/browser/person-store.ts',
  // Reads the previous person's id.
  'lib/platform/browser/guest-page.ts',
  // Of people without a session, from one page to the next; apart, so that members do not load it.
  'lib/platform/browser/typed-along.ts',
  // Says nothing about a person.
  'lib/platform/browser/set-cookie.ts',
  'scripts/check-structure.mjs',
]);

const IMPORT = /(?:\b(import|export)\b(\s+type\b)?[^;'"()]*?\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** @returns {{imports: string[], values: string[], text: string}} imports as repository paths or package names; `values` without types */
function read(file, text) {
  const found = [...text.matchAll(IMPORT)].map(([, , type, name]) => {
    const target = name.startsWith('.') ? path.join(path.dirname(file), name) : name;
    return { isType: Boolean(type), target: target.replace(/^@\//, '') };
  });
  return {
    imports: found.map(({ target }) => target),
    values: found.filter(({ isType }) => !isType).map(({ target }) => target),
    text,
  };
}

const layerOf = (file) =>
  /^(app|components|languages|lib|server|prisma|tests|bench|scripts)\//.exec(file)?.[1];
const componentFolderOf = (file) => /^components\/([a-z-]+)\//.exec(file)?.[1];
const MAY_IMPORT = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'languages', 'lib'],
  lib: ['lib'],
  server: ['server', 'languages', 'lib'],
};

/** A language refers to the English texts of every folder, by their types. */
const isLanguage = (file) => file.startsWith('languages/');

function checkLayers(file, { imports }, report) {
  const layer = layerOf(file);
  const allowed = MAY_IMPORT[layer];
  // The local runtime consists of plain scripts that run before anything is installed.
  if (!allowed || isTest(file) || file.startsWith('server/local/')) return;
  if (isLanguage(file)) return;
  for (const target of imports) {
    const to = layerOf(target);
    if (to && !allowed.includes(to)) {
      report(
        `imports ${target}: imports go app → components → lib and server → lib. Move what both need down into lib/.`,
      );
    }
  }
}

function checkFeatures(file, { imports }, report) {
  const noun = nounOf(file);
  if (!noun || isTest(file)) return;
  for (const target of imports) {
    const other = nounOf(target);
    if (!other || other === noun) continue;
    if (INFRASTRUCTURE.has(noun) && !INFRASTRUCTURE.has(other) && !isLanguage(file)) {
      report(
        `imports the feature ${target}: infrastructure knows no feature. Pass the fact in as a parameter.`,
      );
    }
    if (!INFRASTRUCTURE.has(other) && /\/repository(\/|$)/.test(target)) {
      report(
        `imports ${target}: another feature's queries are its own. Use its service, schema or policy.`,
      );
    }
  }
  const inside = file.slice(`lib/${noun}/`.length);
  if (inside === 'policy.ts' && !existsSync(file.replace(/\.ts$/, '.test.ts'))) {
    report('has no policy.test.ts: add a table test of who may and who may not.');
  }
  if (
    !INFRASTRUCTURE.has(noun) &&
    file.includes('/') &&
    !FEATURE_FILES.test(inside) &&
    !FEATURE_FOLDERS.test(inside)
  ) {
    report(
      'is not a known kind of file (schema, constants, policy, repository, service, loaders, texts, words): see docs/architecture.md.',
    );
  }
}

const KIND_RULES = [
  [
    /\/(service|policy|repository)(\/[a-z0-9-]+)?\.ts$/,
    /^(next|react)(\/|$)/,
    'services, policies and repositories speak neither HTTP nor pages: leave next and react to loaders and routes.',
  ],
  [
    /^lib\/.*\/schema(\/[a-z0-9-]+)?\.ts$/,
    /^(lib\/platform\/db\/|node:|react$|@prisma)/,
    'a schema runs on both sides: no database, Node or React in it.',
  ],
  [
    /\/policy\.ts$/,
    /^lib\/platform\/db\//,
    'a policy is a pure function: load the facts in the service and pass them in.',
  ],
  [
    /^components\/ui\//,
    /^(lib\/(?!cn$|platform\/language\/)|components\/(?!ui\/|language\/))/,
    'components/ui knows no domain: take it as a prop or child.',
  ],
  [
    /^(app\/|components\/(?!language\/link\.tsx$))/,
    /^next\/link$/,
    'Link of components/language/link leads to the address that the page has in the language that is read.',
  ],
];

function checkKinds(file, { imports, text }, report) {
  if (isTest(file)) return;
  for (const [files, targets, advice] of KIND_RULES) {
    if (!files.test(file)) continue;
    for (const target of imports.filter((name) => targets.test(name)))
      report(`imports ${target}: ${advice}`);
  }
  if (/^lib\/.*\/repository/.test(file) && /throw new AppError/.test(text)) {
    report(
      'throws AppError: a repository answers with rows or null; the service decides what that means.',
    );
  }
}

function checkText(file, { text }, report) {
  if (/process\.env\b/.test(text) && !ENV_READERS.test(file))
    report('reads process.env: add the value to lib/platform/env/schema.ts and import env.');
  if (/^['"]use server['"]/m.test(text))
    report("has 'use server': writes go through route handlers only.");
  const storage =
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b|\bcaches\.\w/;
  if (storage.test(text) && !isTest(file) && !STORE_OWNERS.has(file))
    report(
      'uses browser storage directly: use lib/platform/browser/person-store, which clears it at sign-out.',
    );
  if (/\b(TODO|FIXME|XXX|HACK)\b/.test(text) && !file.startsWith('scripts/'))
    report('has a note about unfinished work: finish it or open an issue.');
  if (isTest(file) && /\b(it|test|describe)\.(only|skip|todo|fixme)\b/.test(text))
    report('has a skipped or focused test: let all tests run.');
  if (isTest(file) && /waitForTimeout/.test(text))
    report('waits a fixed time: wait for the expected condition.');
  if (/^(lib|components)\//.test(file) && /^export default/m.test(text))
    report('has a default export: use a named one; only Next requires defaults.');
}

function checkNames(file, _source, report) {
  const name = path.basename(file);
  if (/^(utils?|helpers?|common|misc)\./.test(name))
    report('has a meaningless name: name it after what it does.');
  if (/^(lib|components)\/.*\/index\.tsx?$/.test(file))
    report('is a barrel: import the module itself.');
  if (/^(lib|components|server)\//.test(file) && !/^[a-z0-9.-]+$/.test(name))
    report('is not in kebab-case.');
}

// Modules that call other hosts, named by the environment. The first is the browser's client for our own API.
const CALLERS = new Set([
  // Calls the page itself.
  'lib/platform/browser/guest-lists.ts',
  'lib/platform/browser/guest-page.ts',
  'lib/platform/http/client.ts',
  'lib/platform/auth/password-strength.ts',
  'lib/platform/geocoding/remote.ts',
  'lib/platform/health/service.ts',
  'lib/platform/observability/error-reports.ts',
  'lib/platform/storage/s3-storage.ts',
  'lib/platform/storage/uploadthing-storage.ts',
]);

/** User input must not reach a command, evaluated code or a host name. */
function checkReach(file, { text, imports }, report) {
  if (!/^(app|components|lib|server\/(web|realtime|jobs))\//.test(file) || isTest(file)) return;
  if (imports.some((name) => /^(node:)?(child_process|vm)$/.test(name)))
    report('starts a process: only scripts and server/local may.');
  if (/\bfetch\(/.test(text) && !file.startsWith('components/') && !CALLERS.has(file))
    report(
      'calls another host: only the files in CALLERS may, and only hosts from the environment.',
    );
}

const CHECKS = [
  checkLayers,
  checkFeatures,
  checkKinds,
  checkText,
  checkNames,
  checkRoutes,
  checkReach,
  checkModelCalls,
  checkTexts,
  checkCountry,
  ...STATEMENT_CHECKS,
  ...MARKUP_CHECKS,
];

/**
 * @param {Record<string, string>} texts the text of every source file by its path
 * @returns {string[]} one line per broken rule
 */
export function checkSources(texts) {
  const problems = [];
  const sources = new Map();
  for (const [file, text] of Object.entries(texts)) {
    const source = read(file, text);
    sources.set(file, source);
    for (const check of CHECKS) check(file, source, (text) => problems.push(`${file} ${text}`));
  }
  return [
    ...problems,
    ...findTwins(texts),
    ...findCircles(valueImports(sources, nounOf)),
    ...findCircles(valueImports(sources, componentFolderOf)),
  ];
}

/** The imports between folders that matter at run time; tests may import anything. */
function valueImports(sources, folderOf) {
  const arrows = [];
  for (const [file, { values }] of sources) {
    const from = folderOf(file);
    if (!from || INFRASTRUCTURE.has(from) || isTest(file)) continue;
    for (const target of values) {
      const to = folderOf(target);
      if (to && to !== from && !INFRASTRUCTURE.has(to)) arrows.push({ from, to, file, target });
    }
  }
  return arrows;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // The test of this check plants violations in its texts.
  const { 'scripts/check-structure.test.ts': _planted, ...texts } = readSources();
  const problems = [
    ...checkSources(texts),
    ...checkLockFile(readFileSync('package-lock.json', 'utf8')),
    ...checkOperations(texts),
    ...checkMigrations(),
  ];
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'structure: OK' : `structure: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
