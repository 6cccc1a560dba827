import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPLAINT } from '../../scripts/test-product.mjs';
import {
  NODE_MAJOR_RECOMMENDED,
  nodeSupportNotice,
  nodeVersionProblem,
  packagedNode,
} from './node-version.mjs';
import { claiming, removeFolder, temporaryFolder } from './testing/instance';

describe('the least Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s is accepted', (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.3', '8.0.0'])('%s is refused in one line', (version) => {
    expect(nodeVersionProblem(version)).toMatch(
      /^Maidan needs Node 20\.19 or newer; this is Node [^\n]+$/,
    );
  });
});

describe('a Node version without security fixes', () => {
  it.each([
    ['20.19.4', '2026-05-01T00:00:00Z', '2026-04-30'],
    ['23.11.0', '2026-05-01T00:00:00Z', '2025-06-01'],
    ['24.20.0', '2028-05-01T00:00:00Z', '2028-04-30'],
  ])('%s on %s is named in one line', (version, today, until) => {
    const notice = nodeSupportNotice(version, new Date(today));
    expect(notice).toMatch(
      new RegExp(`^Node ${version} has had no security fixes since ${until}\\. [^\\n]+$`),
    );
    // The notice must not look like a fault in the output of a healthy product.
    expect(notice).not.toMatch(COMPLAINT);
  });

  it.each([
    ['20.19.4', '2026-04-30T23:59:59Z'],
    ['22.19.0', '2026-05-01T00:00:00Z'],
    ['24.20.0', '2026-05-01T00:00:00Z'],
    ['99.0.0', '2099-01-01T00:00:00Z'],
  ])('%s on %s is not', (version, today) => {
    expect(nodeSupportNotice(version, new Date(today))).toBeUndefined();
  });
});

it('recommends the version of .nvmrc', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(NODE_MAJOR_RECOMMENDED));
});

describe.skipIf(packagedNode('.') === undefined)('the Node of the processes', () => {
  let root: string;

  beforeEach(async () => {
    root = await temporaryFolder();
  });
  afterEach(() => removeFolder(root));

  /** A package whose program reports this version. */
  function place(version: string): string {
    const program = packagedNode(root) ?? '';
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
    return program;
  }

  it('is the one of npm where the installed one is older, as long as it is there', () => {
    const program = place('v24.9.0');
    const then = `fs.rmSync(${JSON.stringify(dirname(program))}, { recursive: true });`;
    expect(choose('20.19.4')).toEqual({ version: '24.9.0', program });
    // A build may have gone back to a release without it.
    expect(choose('20.19.4', {}, then)).toMatchObject({ program: process.execPath });
  });

  it.each([
    ['24.1.0', {}],
    ['26.2.0', {}],
    ['22.1.0', { MAIDAN_NODE: 'system' }],
  ])('is the installed one: %s %j', (version, env) => {
    place('v24.9.0');
    expect(choose(version, env)).toEqual({ version, program: process.execPath });
  });

  it('is the installed one, without security fixes if so wished', () => {
    place('v24.9.0');
    const { notice } = choose('21.7.3', { MAIDAN_NODE: 'system' });
    expect(notice).toContain('no security fixes');
  });

  it.each([
    ['npm could not install', () => undefined],
    ['does not start here', () => chmodSync(place('v24.9.0'), 0o600)],
  ])('is the installed one where the other %s, and one line says so', (_why, prepare) => {
    prepare();
    const { notice, ...chosen } = choose('20.20.2');
    expect(chosen).toEqual({ version: '20.20.2', program: process.execPath });
    expect(notice).toMatch(/^Maidan runs on Node 20\.20\.2, because [^\n]+$/);
    expect(notice).not.toMatch(COMPLAINT);
  });

  interface Chosen {
    version: string;
    notice?: string;
    program: string;
  }

  /** What a process chooses whose Node claims to be `version`; `then` runs before it chooses again. */
  function choose(version: string, env = {}, then = ''): Chosen {
    const program = `import fs from 'node:fs';
      import { chooseNode } from ${JSON.stringify(import.meta.resolve('./node-version.mjs'))};
      const [root, env] = ${JSON.stringify([root, env])};
      let chosen = chooseNode(root, env);
      ${then && `${then} chosen = chooseNode(root, env);`}
      console.log(JSON.stringify({ ...chosen, program: process.execPath }));`;
    const args = [...claiming(version), '--input-type=module', '-e', program];
    // It prints this one line.
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Chosen;
  }
});

it('pins the Node of the image, for systems with its C library', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const arch of ['x64', 'arm64']) {
    const { version, libc } = packages[`node_modules/node-linux-${arch}`];
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${version}-`);
    // Elsewhere npm's scripts would find a `node` that does not start. `npm install` of another version drops it.
    expect(libc).toEqual(['glibc']);
  }
});
