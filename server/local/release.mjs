// Builds have folders of their own, `dist/bundles/<id>` (the processes) and `dist/next/<id>` (the pages), whose ids are made
// from their sources. `dist/release.json` names the two that are run: an unfinished or failed build does no harm, and replacing
// that one file switches from one release to the next.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readJson, replaceFile } from './files.mjs';
import { repeat } from './processes.mjs';

const FILE = 'release.json';
/** Builds besides the current one, for processes that still run them and for going back. */
const PREVIOUS_MAX = 2;
const POLL_EVERY_MS = 1000;
/** What only a new start of `npm start` replaces. */
const OWN_SOURCES = ['server/local', 'package-lock.json'];

/** @typedef {{ bundles: string, next: string }} Release */

/** Undefined before the first build. @type {(dist: string) => (Release & { earlier: Release[] }) | undefined} */
export const readRelease = (dist) => readJson(join(dist, FILE));

const isSame = (one, other) => one?.bundles === other?.bundles && one?.next === other?.next;

/** The Next build that this process serves, as next.config.mjs reads it; relative to the folder above `dist`. */
export const nextFolder = () => process.env.MAIDAN_NEXT ?? '.next';

/** @returns {string} of the product */
export const versionOf = (root = '.') => readJson(join(root, 'package.json')).version;

/** The version that a starting process reports: all processes of a release share the build, which development lacks. */
export const runningVersion = () => ({ version: versionOf(), build: readRelease('dist')?.bundles });

/** Makes a release the current one, and deletes all but it and the two before it. @param {string} dist @param {Release} release */
export function switchRelease(dist, { bundles, next }) {
  const release = { bundles, next };
  const { earlier = [], ...last } = readRelease(dist) ?? {};
  if (isSame(last, release)) return;
  const others = [last, ...earlier].filter((one) => one.next && !isSame(one, release));
  const kept = [release, ...others.slice(0, PREVIOUS_MAX)];
  replaceFile(join(dist, FILE), JSON.stringify({ ...release, earlier: kept.slice(1) }));
  for (const kind of ['bundles', 'next']) {
    for (const name of readdirSync(join(dist, kind))) {
      // A leading dot marks an unfinished build.
      if (name.startsWith('.') || kept.some((one) => one[kind] === name)) continue;
      rmSync(join(dist, kind, name), { recursive: true, force: true });
    }
  }
}

/**
 * `dist/<name>.mjs`: starts that program of the current release, so that no unit, image or person needs to know an id.
 * @param {string} dist @param {readonly string[]} names
 */
export function writeLaunchers(dist, names) {
  mkdirSync(dist, { recursive: true });
  for (const name of names) {
    const text = `// Made by scripts/build.mjs: starts the current release, which ${FILE} names.
import { readFileSync } from 'node:fs';

const { bundles, next } = JSON.parse(readFileSync(new URL('${FILE}', import.meta.url), 'utf8'));
process.env.MAIDAN_NEXT ??= \`dist/next/\${next}\`;
await import(new URL(\`bundles/\${bundles}/${name}.mjs\`, import.meta.url).href);
`;
    replaceFile(join(dist, `${name}.mjs`), text);
  }
}

/**
 * Follows the current release while everything runs: when `npm run build` has made a new one, `steps` replace what runs. If one
 * fails, the release before is made the current one again, so that a process that crashes later comes back.
 * @returns {() => Promise<void>} ends it, after a step under way
 */
export function followReleases({ root, signal, say, steps }) {
  const dist = join(root, 'dist');
  const own = hashOf(root, OWN_SOURCES);
  let running = readRelease(dist);
  return repeat(async () => {
    const release = readRelease(dist);
    if (!release || isSame(release, running)) return;
    say('A new release has been built. It takes over …');
    try {
      for (const step of steps) {
        await step(release);
        if (signal.aborted) return;
      }
      running = release;
      say('The new release answers.');
      if (hashOf(root, OWN_SOURCES) !== own)
        say('It also changes npm start itself: stop and start Maidan when nobody minds.');
    } catch (error) {
      if (signal.aborted) return;
      say(`The new release could not take over, and the one before goes on. ${error.message}`);
      switchRelease(dist, running);
    }
  }, POLL_EVERY_MS);
}
