import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packagedNode } from '../server/local/node-version.mjs';
import { installNode } from './other-node.mjs';

let cache: string;
/** Where the package has its program. */
let program: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'maidan-other-node-'));
  program = packagedNode(join(cache, 'node-20.19.0')) ?? '';
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

/** An npm that runs these lines. */
function placeNpm(lines: string): void {
  const file = join(cache, 'npm.js');
  writeFileSync(file, lines);
  // Like `npm test`, which names the npm that runs it.
  vi.stubEnv('npm_execpath', file);
}

/** Creates what npm installs: a package whose program reports this version. */
function place(version: string): void {
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho ${version}\n`);
  chmodSync(program, 0o755);
}

describe.skipIf(packagedNode('.') === undefined)('another Node', () => {
  const install = () => installNode('20.19.0', { cache, env: process.env });

  it('is taken from the cache without npm', () => {
    placeNpm('process.exit(1)');
    place('v20.19.0');
    expect(install()).toBe(program);
  });

  it('is installed where the cache has another version', () => {
    place('v20.20.0');
    placeNpm(`
      const wanted = process.argv.at(-1);
      if (!/^node-.*@20\\.19\\.0$/.test(wanted)) process.exit(2);
      require('node:fs').writeFileSync(${JSON.stringify(program)}, '#!/bin/sh\\necho v20.19.0\\n');
    `);
    expect(install()).toBe(program);
  });

  it('says what went wrong', () => {
    placeNpm('process.exit(7)');
    expect(install).toThrow(
      /^node-\S+@20\.19\.0 could not be installed: npm ended with 7, see above$/,
    );
    placeNpm('');
    expect(install).toThrow(/ does not start\.$/);
    place('v22.1.0');
    expect(install).toThrow(/ is 22\.1\.0\.$/);
  });
});
