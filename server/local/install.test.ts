import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
  for (const version of ['1.0.0', '1.0.1']) {
    const archive = join(root, `a-${version}.tgz`);
    mkdirSync(join(root, 'package'), { recursive: true });
    writeJson('package/package.json', { name: 'a', version });
    execFileSync('tar', ['-czf', archive, '-C', root, 'package']);
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64');
    const dependencies = { a: `file:${archive}` };
    const a = { version, resolved: `file:${archive}`, integrity: `sha512-${digest}` };
    writeJson('package.json', { name: 'probe', version: '1.0.0', dependencies });
    const own = { ...LOCK.packages[''], dependencies };
    writeJson('package-lock.json', { ...LOCK, packages: { '': own, 'node_modules/a': a } });
    expect(await install()).toBe(true);
    expect(await install()).toBe(false);
  }
  expect(readFileSync(join(root, 'node_modules/a/package.json'), 'utf8')).toContain('1.0.1');
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
  const tool = { ...PACKAGE, dev: true };
  const changeLock = (version: string) =>
    writeJson('package-lock.json', {
      ...LOCK,
      packages: {
        ...LOCK.packages,
        'node_modules/a': { ...PACKAGE, version },
        'node_modules/tool': tool,
      },
    });

  /** Replaces npm, which would need a registry. */
  beforeEach(() => {
    changeLock('1.0.0');
    const npm = join(root, 'npm.js');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       fs.mkdirSync('node_modules/.bin', { recursive: true });
       fs.writeFileSync('node_modules/.bin/node', '');
       fs.writeFileSync('node_modules/options', process.argv.slice(2).join(' '));
       const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
       delete packages[''];
       if (process.argv.includes('--omit=dev')) delete packages['node_modules/tool'];
       fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));`,
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

  it.each([
    ['everything', true],
    ['all but the tools', false],
  ])('is missed after a manual install of %s only if it is missing', async (_what, hasTool) => {
    mkdirSync(join(root, 'node_modules'));
    const installed = { 'node_modules/a': PACKAGE, ...(hasTool && { 'node_modules/tool': tool }) };
    writeJson('node_modules/.package-lock.json', { packages: installed });
    expect(await install('running')).toBe(false);
    expect(await install('all')).toBe(!hasTool);
  });

  it.each(['os', 'cpu'])(
    'and the rest is installed again where it is for another %s',
    async (what) => {
      await install('all');
      const packages = {
        'node_modules/a': { ...PACKAGE, [what]: ['other'] },
        'node_modules/tool': tool,
      };
      writeJson('node_modules/.package-lock.json', { packages });
      expect(await install('running')).toBe(true);
      expect(options()).toContain('--include=dev');
    },
  );

  it('is not added by a new lock file', async () => {
    await install('running');
    changeLock('1.0.1');
    expect(await install('running')).toBe(true);
    expect(options()).toContain('--omit=dev');
  });
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
  expect(existsSync(join(root, 'node_modules/.package-lock.json'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/a'))).toBe(true);
  expect(existsSync(join(root, 'dist/packages'))).toBe(false);
}, 120_000);
