import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installDependencies } from './install.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

let root: string;
const env = { PATH: process.env.PATH, HOME: process.env.HOME };
const LOCK = {
  name: 'probe',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: { '': { name: 'probe', version: '1.0.0' } },
};
const PACKAGE = { version: '1.0.0', integrity: 'sha512-x' };

const install = () => installDependencies({ root, env, signal: undefined });
const writeJson = (name: string, value: unknown) =>
  writeFileSync(join(root, name), JSON.stringify(value));

beforeEach(async () => {
  root = await temporaryFolder();
  writeJson('package.json', { name: 'probe', version: '1.0.0' });
  writeJson('package-lock.json', LOCK);
});
afterEach(() => removeFolder(root));

it('installs only when nothing is installed or the lock file has changed', async () => {
  expect(await install()).toBe(true);
  expect(await install()).toBe(false);
  writeJson('package-lock.json', {
    ...LOCK,
    packages: { '': { name: 'probe', version: '1.0.1' } },
  });
  writeJson('package.json', { name: 'probe', version: '1.0.1' });
  expect(await install()).toBe(true);
}, 120_000);

it('accepts a manual install, without packages for other systems', async () => {
  const other = { ...PACKAGE, optional: true };
  writeJson('package-lock.json', {
    ...LOCK,
    packages: { ...LOCK.packages, 'node_modules/a': PACKAGE, 'node_modules/other-system': other },
  });
  mkdirSync(join(root, 'node_modules'));
  writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/a': PACKAGE } });
  expect(await install()).toBe(false);
});

it('shows npm’s output when it fails, keeps what was there, and tries again next time', async () => {
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  writeJson('package.json', {
    name: 'probe',
    version: '1.0.0',
    dependencies: { missing: '1.0.0' },
  });
  await expect(install()).rejects.toThrow(/^npm ci failed:\n[\s\S]*missing/);
  expect(existsSync(join(root, 'node_modules/.maidan-install.json'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/a'))).toBe(true);
  expect(existsSync(join(root, 'dist/packages'))).toBe(false);
}, 120_000);
