// Builds have folders of their own, `dist/bundles/<id>` (the processes) and `dist/next/<id>` (the pages), whose ids are made
// from their sources. `dist/release.json` names the two that are run: an unfinished or failed build does no harm, and replacing
// that one file switches from one release to the next.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'release.json';
/** Builds besides the current one, for processes that still run them and for going back. */
const PREVIOUS_MAX = 2;

/** @typedef {{ bundles: string, next: string }} Release */

/**
 * @param {string} dist
 * @returns {(Release & { earlier: Release[] }) | undefined} undefined before the first build
 */
export function readRelease(dist) {
  try {
    return JSON.parse(readFileSync(join(dist, FILE), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {Release | undefined} one
 * @param {Release | undefined} other
 */
export const isSameRelease = (one, other) =>
  one?.bundles === other?.bundles && one?.next === other?.next;

/**
 * The Next build that this process serves, set by whatever starts a web process and read by next.config.mjs too. Both are
 * relative to the folder above `dist`, in which every process works.
 */
export const nextFolder = () => process.env.MAIDAN_NEXT ?? '.next';

/** @returns {string} of the product */
export const versionOf = (root = '.') =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The version that a starting process reports: all processes of a release share the build, which development lacks. */
export const runningVersion = () => ({ version: versionOf(), build: readRelease('dist')?.bundles });

/**
 * Makes `release` the current one, and deletes all but it and the two before it.
 * @param {string} dist
 * @param {Release} release
 */
export function switchRelease(dist, { bundles, next }) {
  const release = { bundles, next };
  const last = readRelease(dist);
  if (isSameRelease(last, release)) return;
  const before = last ? [{ bundles: last.bundles, next: last.next }, ...last.earlier] : [];
  const earlier = before.filter((one) => !isSameRelease(one, release)).slice(0, PREVIOUS_MAX);
  replaceFile(join(dist, FILE), JSON.stringify({ ...release, earlier }));
  for (const kind of /** @type {const} */ (['bundles', 'next'])) {
    const kept = [release, ...earlier].map((one) => one[kind]);
    // A leading dot marks an unfinished build.
    const old = readdirSync(join(dist, kind)).filter(
      (name) => !name.startsWith('.') && !kept.includes(name),
    );
    for (const name of old) rmSync(join(dist, kind, name), { recursive: true, force: true });
  }
}

/**
 * `dist/<name>.mjs`: starts that program of the current release, so that no unit, image or person needs to know an id.
 * @param {string} dist
 * @param {readonly string[]} names
 */
export function writeLaunchers(dist, names) {
  mkdirSync(dist, { recursive: true });
  for (const name of names) {
    replaceFile(
      join(dist, `${name}.mjs`),
      `// Made by scripts/build.mjs: starts the current release, which ${FILE} names.
import { readFileSync } from 'node:fs';

const { bundles, next } = JSON.parse(readFileSync(new URL('${FILE}', import.meta.url), 'utf8'));
process.env.MAIDAN_NEXT ??= \`dist/next/\${next}\`;
await import(new URL(\`bundles/\${bundles}/${name}.mjs\`, import.meta.url).href);
`,
    );
  }
}

// Renamed into place, so that partial files are never read.
function replaceFile(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
