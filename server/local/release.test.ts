import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildRelease } from '../../scripts/build.mjs';
import { readRelease, switchRelease, writeLaunchers } from './release.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

let root: string;
let dist: string;

beforeEach(async () => {
  root = await temporaryFolder();
  dist = join(root, 'dist');
});
afterEach(() => removeFolder(root));

/** A finished build, which becomes the current one. */
function release(bundles: string, next = bundles): void {
  mkdirSync(join(dist, 'bundles', bundles), { recursive: true });
  mkdirSync(join(dist, 'next', next), { recursive: true });
  switchRelease(dist, { bundles, next });
}

const kept = (kind: 'bundles' | 'next') => readdirSync(join(dist, kind)).toSorted();

it('keeps the current release and the two before it, and no other', () => {
  expect(readRelease(dist)).toBeUndefined();
  for (const name of ['a', 'b', 'c', 'd']) release(name);
  expect(kept('bundles')).toEqual(['b', 'c', 'd']);
  expect(kept('next')).toEqual(['b', 'c', 'd']);
  expect(readRelease(dist)).toMatchObject({ bundles: 'd', next: 'd' });
});

it('keeps pages that several releases share', () => {
  for (const name of ['a', 'b', 'c', 'd']) release(name, 'pages');
  expect(kept('bundles')).toEqual(['b', 'c', 'd']);
  expect(kept('next')).toEqual(['pages']);
});

it('counts a release to which somebody goes back as the newest', () => {
  for (const name of ['a', 'b', 'c', 'b', 'd']) release(name);
  expect(kept('next')).toEqual(['b', 'c', 'd']);
});

it('leaves a build under way alone, and programs that are nobody’s release only until the next one', () => {
  release('a');
  mkdirSync(join(dist, 'next/.build'));
  mkdirSync(join(dist, 'bundles/of-the-doctor'));
  switchRelease(dist, { bundles: 'a', next: 'a' });
  expect(kept('bundles')).toEqual(['a', 'of-the-doctor']);
  release('b');
  expect(kept('bundles')).toEqual(['a', 'b']);
  expect(kept('next')).toEqual(['.build', 'a', 'b']);
});

it('starts the programs of the current release, which know where its pages are', () => {
  writeLaunchers(dist, ['web']);
  for (const name of ['a', 'b']) {
    release(name, `pages-of-${name}`);
    writeFileSync(
      join(dist, 'bundles', name, 'web.mjs'),
      `console.log('${name}', process.env.MAIDAN_NEXT, process.argv.slice(2).join());`,
    );
    const said = execFileSync(process.execPath, [join(dist, 'web.mjs'), '--port', '1'], {
      encoding: 'utf8',
    });
    expect(said.trim()).toBe(`${name} dist/next/pages-of-${name} --port,1`);
  }
});

it('stays as it is when a build fails', async () => {
  release('a');
  // An empty folder cannot be built.
  await expect(buildRelease({ root, env: {}, signal: undefined })).rejects.toThrow(
    'Bundling failed',
  );
  expect(readRelease(dist)).toMatchObject({ bundles: 'a', next: 'a' });
  expect(kept('bundles')).toEqual(['a']);
  expect(existsSync(join(dist, '.build-lock.json'))).toBe(false);
});
