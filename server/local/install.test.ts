import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOURCES } from '../../scripts/build.mjs';
import { isTest, listSources } from '../../scripts/source-files.mjs';
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
/** Imports of values: type imports do not exist at run time. */
const IMPORT =
  /^(?:import|export) (?!type\b)(?:[\w\s{},*$]+ from )?'([^']+)'|\bimport\('([^']+)'\)|^@import "([^"]+)"/gm;
const PACKAGE = { version: '1.0.0', integrity: 'sha512-x' };

const install = (level: 'running' | 'all' = 'running') => installDependencies({ root, env, level });
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

describe('what development needs', () => {
  const running = process.env.npm_execpath;
  const options = () => readFileSync(join(root, 'node_modules/options'), 'utf8').split(' ');
  const changeLock = (version: string) => writeJson('package-lock.json', { ...LOCK, version });

  /** Replaces npm, which would need a registry. */
  beforeEach(() => {
    const npm = join(root, 'npm.js');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       fs.mkdirSync('node_modules/.bin', { recursive: true });
       fs.writeFileSync('node_modules/.bin/node', '');
       fs.writeFileSync('node_modules/options', process.argv.slice(2).join(' '));`,
    );
    process.env.npm_execpath = npm;
  });
  afterEach(() => {
    if (running === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = running;
  });

  it('is installed only for a command that asks for it', async () => {
    expect(await install('running')).toBe(true);
    expect(options()).toContain('--omit=dev');
    // Scripts of npm find the installed Node.
    expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(false);
    expect(await install('running')).toBe(false);
    expect(await install('all')).toBe(true);
    expect(options()).toContain('--include=dev');
    expect(await install('running')).toBe(false);
    expect(await install('all')).toBe(false);
  });

  it('stays in a checkout that has it when the lock file changes', async () => {
    await install('all');
    changeLock('1.0.1');
    expect(await install('running')).toBe(true);
    expect(options()).toContain('--include=dev');
    expect(await install('all')).toBe(false);
  });

  it('is not added by a new lock file', async () => {
    await install('running');
    changeLock('1.0.1');
    expect(await install('running')).toBe(true);
    expect(options()).toContain('--omit=dev');
  });
});

it.each([
  ['everything', true],
  ['all but the tools', false],
])('knows of a manual install of %s whether the rest is missing', async (_what, hasTool) => {
  const packages = { 'node_modules/a': PACKAGE, 'node_modules/tool': { ...PACKAGE, dev: true } };
  writeJson('package-lock.json', { ...LOCK, packages: { ...LOCK.packages, ...packages } });
  mkdirSync(join(root, 'node_modules'));
  const installed = hasTool ? packages : { 'node_modules/a': PACKAGE };
  writeJson('node_modules/.package-lock.json', { packages: installed });
  expect(await install('running')).toBe(false);
  const { level } = JSON.parse(
    readFileSync(join(root, 'node_modules/.maidan-install.json'), 'utf8'),
  );
  expect(level).toBe(hasTool ? 'all' : 'running');
});

it('is enough for all that a build reads', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isRead = (file: string) =>
    SOURCES.some((source) => file === source || file.startsWith(`${source}/`)) &&
    !isTest(file) &&
    !file.includes('/testing/');
  const files = listSources().filter(isRead);
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, fixed, later, style]) => fixed ?? later ?? style ?? '')
      .filter((target) => /^(?:@[\w-]|[a-z])/.test(target) && !isBuiltin(target))
      .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !(name in dependencies) && !(name in optionalDependencies))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

it('shows npm’s output when it fails, keeps what was there, and tries again next time', async () => {
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  writeJson('package.json', {
    name: 'probe',
    version: '1.0.0',
    // Not a version: npm would wait a minute for a registry that does not answer.
    dependencies: { missing: 'file:missing.tgz' },
  });
  await expect(install()).rejects.toThrow(/^npm ci failed:\n[\s\S]*missing/);
  expect(existsSync(join(root, 'node_modules/.maidan-install.json'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/a'))).toBe(true);
  expect(existsSync(join(root, 'dist/packages'))).toBe(false);
}, 120_000);
