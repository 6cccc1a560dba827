#!/usr/bin/env node
// `npm test`: every check in one command, also on a fresh machine. `npm test -- unit e2e` runs parts: static (format, lint,
// types, structure, unused code), unit (vitest: unit, service, route, socket), e2e (browser tests on a production build, then
// the fuzz test). `npm test -- changed [base]` runs the tests that a change touches, `npm test -- node20` runs unit and one
// browser journey on the oldest Node, `npm test -- browsers` walks twelve journeys in other browsers, `npm test -- slow 4g` (or 2g) runs the browser tests on a phone's slow and lossy connection.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '../server/local/files.mjs';
import { installDependencies } from '../server/local/install.mjs';
import { chooseNode, NODE_OLDEST, nodeVersionProblem } from '../server/local/node-version.mjs';
import { browserTests, failedUnitTests } from './test-failures.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const tally = { passed: 0, failed: 0 };
const broken = [];
const failures = [];
/** Browser tests whose second try passed. */
const flaky = [];

const node = (...args) => [process.execPath, args];
const bin = (name) => join('node_modules', name);
const PARTS = ['changed', 'static', 'unit', 'e2e', 'browsers', 'fuzz', 'slow', 'node20'];
const wanted = PARTS.filter((part) => process.argv.includes(part));
/** Parts run side by side: what waits beside what computes. */
const isWhole = wanted.length === 0;
/** Side by side, what a part prints appears when it ends, in one piece. */
const held = new Map();

function say(name, text) {
  if (isWhole) held.set(name, (held.get(name) ?? '') + text);
  else process.stdout.write(text);
}

function count(name, began, passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
  if (failed > 0) broken.push(name);
  const seconds = Math.round((Date.now() - began) / 1_000);
  process.stdout.write(held.get(name) ?? '');
  held.delete(name);
  console.log(`\n=== ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

// An interrupted run still shows how far its parts have come.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const [name, text] of held) console.log(`${text}\n=== ${name}: interrupted\n`);
    process.exit(1);
  });
}

/** Runs a command of a part. @returns {Promise<number | null>} its status */
async function run(name, [program, args], more = {}) {
  const output = isWhole ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    env: { ...env, ...more },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => say(name, text));
  const [status] = await once(child, 'close');
  return status;
}

/** Runs one command that succeeds or fails. */
async function check(name, command, more) {
  const began = Date.now();
  const status = await run(name, command, more);
  count(name, began, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

/** Generated inputs per call in `npm test`; `npm run fuzz` uses ten times as many. */
const FUZZ_INPUTS = 60;
/** What npm brings for tests alone. */
const CACHE = 'node_modules/.cache/maidan';

async function runStatic() {
  await check('format', node(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'));
  await check('lint', node(bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'));
  await check('structure', node('scripts/check-structure.mjs'));
  await check('browsers', node('scripts/check-browsers.mjs'));
  await check('unused', node(bin('knip/bin/knip.js'), '--no-config-hints'));
  // A build writes files that are checked.
  if (isWhole) await built;
  await check('route types', node(bin('next/dist/bin/next'), 'typegen'));
  // Each checker infers shared types anew: more of them than processors only cost time and memory.
  const checkers = String(Math.min(4, availableParallelism()));
  const tsc = node(bin('typescript/bin/tsc'), '--noEmit', '-p', '.', '--checkers', checkers);
  await check('types', tsc);
}

async function runUnit(filters) {
  const began = Date.now();
  const { installRedis } = await import('./redis.mjs');
  await installRedis();
  countTests('unit', began, await runVitest('unit', ['--reporter=default', ...filters]));
}

/** Runs vitest. @returns {Promise<{ status: number | null, result: object | undefined }>} with its report */
async function runVitest(name, args, more) {
  const report = join(mkdtempSync(join(tmpdir(), 'maidan-report-')), 'vitest.json');
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const vitest = node(bin('vitest/vitest.mjs'), 'run', ...reporters, ...args);
  const status = await run(name, vitest, more);
  const result = readJson(report);
  failures.push(...failedUnitTests(result));
  return { status, result };
}

/** What a run of vitest has passed and failed. A file that fails to load or a run that crashes has no failed test of its own. */
function countTests(name, began, { status, result }) {
  const failed = result?.numFailedTests ?? 0;
  count(name, began, result?.numPassedTests ?? 0, status === 0 ? failed : Math.max(failed, 1));
}

/** The journeys in browsers of other makers and of other years. What is missing is named and no failure. */
async function walkElsewhere(product, { programs, missing }, more = {}, filters = []) {
  const began = Date.now();
  const name = 'other browsers';
  for (const sentence of missing) say(name, `${sentence}\n`);
  const args = ['--config', 'tests/browsers/vitest.config.ts', '--reporter=verbose', ...filters];
  const env = { ...product.env, E2E_BASE_URL: product.url, ...programs, ...more };
  countTests(name, began, await runVitest(name, args, env));
}

const findOthers = async () => (await import('./browsers.mjs')).findBrowsers(join(ROOT, CACHE));

/** Runs `work` on a product of its own. */
async function onProduct(work) {
  const { startProduct } = await import('./test-product.mjs');
  const product = await startProduct(env);
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

/** Sends generated input to every call of the running product. */
function runFuzz(product, inputs) {
  const fuzz = node('--import', 'tsx', 'tests/fuzz/main.ts', String(inputs));
  return check('fuzz', fuzz, { ...product.env, E2E_BASE_URL: product.url });
}

let endBuild;
const built = new Promise((resolve) => {
  endBuild = resolve;
});

/** The product and what its tests need, which are downloaded while it is built. */
async function prepareBrowser() {
  const { startProduct } = await import('./test-product.mjs');
  const { findChromium } = await import('./chromium.mjs');
  const { installRedis } = await import('./redis.mjs');
  const found = installRedis().then(findChromium);
  // Reported once the product runs.
  found.catch(() => {});
  const print = (line) => say('browser', `${line}\n`);
  const product = await startProduct(env, print).finally(endBuild);
  try {
    return { product, chromium: await found };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function runBrowser(filters) {
  const began = Date.now();
  const prepared = await prepareBrowser().catch((error) => {
    say('browser', `${error.message}\n`);
    count('browser', began, 0, 1);
  });
  if (!prepared) return;
  const { product, chromium } = prepared;
  // Installed while the first tests run.
  const others = filters.length === 0 ? findOthers() : undefined;
  try {
    // In the whole run the unit tests take the processors away at times: a second try is made, and named at the end.
    const args = [...(isWhole ? ['--retries=1'] : []), ...filters];
    const status = await run('browser', node(bin('@playwright/test/cli.js'), 'test', ...args), {
      ...product.env,
      E2E_BASE_URL: product.url,
      CHROMIUM_PATH: chromium.full,
      CHROMIUM_HEADLESS_PATH: chromium.headless,
    });
    const report = readJson('test-results/e2e.json');
    failures.push(...browserTests(report, 'unexpected'));
    flaky.push(...browserTests(report, 'flaky'));
    const stats = report?.stats ?? {};
    const failed = stats.unexpected ?? 0;
    const passed = (stats.expected ?? 0) + (stats.flaky ?? 0);
    count('browser', began, passed, status === 0 ? failed : Math.max(failed, 1));
    // A filtered run should not fuzz every call, nor read every chunk.
    if (filters.length === 0) {
      await check('browsers, as built', node('scripts/check-browsers.mjs', '--built'));
      await walkElsewhere(product, await others, { JOURNEYS: 'core' });
      await runFuzz(product, FUZZ_INPUTS);
    }
  } finally {
    await product.stop();
  }
  const stopped = Date.now();
  const complaints = product.complaints();
  for (const line of complaints) say('server log', `${line}\n`);
  count('server log', stopped, complaints.length === 0 ? 1 : 0, complaints.length === 0 ? 0 : 1);
}

/** The static checks, the unit tests that import changes since `base`, and the browser tests of the changed screens. */
async function runChanged([wanted]) {
  const { baseOf, changedSince, specsFor } = await import('./changed.mjs');
  const base = baseOf(wanted);
  const files = changedSince(base);
  if (files.length === 0) {
    console.log(`Nothing has changed since ${base}.`);
    return;
  }
  await runStatic();
  await runUnit(['--changed', base, '--passWithNoTests']);
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'));
  const chosen = specsFor(files, specs);
  if (chosen.length > 0) await runBrowser(chosen.map((name) => `tests/e2e/${name}`));
}

/** Specs that measure, check the layout of every screen, or set a connection of their own. */
const NO_JOURNEYS =
  'api|api-clients|content-policy|database-away|guest-pages|missing-parts|narrow|clicks|short-sheets|slow-connection|two-webs|upgrade|walk|weight';

/** The journeys on a phone's slow connection: `4g` or `2g`, then as for `e2e`. */
async function runSlow([line = '4g', ...filters]) {
  env.E2E_LINE = line;
  // They wait for the network and not for the processors.
  const args = ['--project=phone', '--workers=4', `--grep-invert=(${NO_JOURNEYS})\\.spec`];
  await runBrowser([...args, ...(filters.length > 0 ? filters : ['tests/e2e'])]);
}

/** The journey of `npm test -- node20`: two people from a group to a game, and a guest. */
const JOURNEY = 'tests/e2e/groups.spec.ts';

/** The unit tests and one journey with the oldest Node as the product's and the tests' own. Not part of `npm test`. */
async function runOldestNode(filters) {
  const { installNode } = await import('./other-node.mjs');
  const title = `Node ${NODE_OLDEST}`;
  let program;
  try {
    program = installNode(NODE_OLDEST, { cache: join(ROOT, CACHE), env });
  } catch (error) {
    console.error(error.message);
    count(title, Date.now(), 0, 1);
    return;
  }
  env.MAIDAN_NODE = 'system';
  await check(`unit on ${title}`, [program, ['scripts/test.mjs', 'unit', ...filters]]);
  await check(`browser on ${title}`, [program, ['scripts/test.mjs', 'e2e', JOURNEY]]);
}

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const filters = process.argv.slice(2).filter((arg) => !PARTS.includes(arg));

await installDependencies({ root: ROOT, env, level: 'all' });
// The tests run on what the product runs on.
const { notice } = chooseNode(ROOT, env);
if (notice) console.log(notice);
// For programs that start `node` by its name.
env.PATH = [dirname(process.execPath), env.PATH].join(delimiter);
const { bundleServers, generateClient } = await import('./build.mjs');
const context = { root: ROOT, env, signal: new AbortController().signal };
await generateClient(context);
rmSync('test-results', { recursive: true, force: true });
if (isWhole) {
  // Everything except the long fuzz run (`npm run fuzz`) and the oldest Node. Tests of the bundles do not wait for the build.
  await bundleServers(context);
  await Promise.all([runStatic().then(() => runUnit(filters)), runBrowser(filters)]);
}
const RUN = {
  changed: runChanged,
  static: runStatic,
  unit: runUnit,
  e2e: runBrowser,
  browsers: (filters) =>
    onProduct(async (product) => walkElsewhere(product, await findOthers(), {}, filters)),
  fuzz: ([inputs = 10 * FUZZ_INPUTS]) => onProduct((product) => runFuzz(product, inputs)),
  slow: runSlow,
  node20: runOldestNode,
};
for (const part of wanted) await RUN[part](filters);

if (flaky.length > 0) console.error('Passed only on a second try:');
for (const test of flaky) console.error(`  ${test}`);
if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`);
for (const failure of failures) console.error(`  ${failure}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
