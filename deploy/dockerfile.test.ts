import { existsSync } from 'node:fs';
import { posix as path } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { SOURCES } from '../scripts/build.mjs';
import { NODE_FLAGS } from '../server/local/node-memory.mjs';
import { NODE_MAJOR_RECOMMENDED } from '../server/local/node-version.mjs';
import { copiesOf } from './testing/copies';
import { isProgram, read, scriptsOf } from './testing/programs';

const text = read('Dockerfile');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions();
const lastFrom = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
const final = instructions.slice(lastFrom);

const contentOf = (keyword: string) =>
  final.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '');

/** The output of `npm ci` and `npm run build`. */
const MADE = ['node_modules', 'dist'];
const copies = copiesOf(text);
/** The files of the repository in the image. */
const brought = copies
  .filter(({ from }) => from === 'build')
  .flatMap(({ files }) => files.map(({ source }) => source))
  .filter((file) => !MADE.includes(file));

/** Whether `.dockerignore` lets a path into the build: the last pattern that matches it or a folder above it decides. */
function isInContext(file: string): boolean {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  let isIn = true;
  for (const pattern of patterns) {
    const isException = pattern.startsWith('!');
    const glob = pattern
      .slice(isException ? 1 : 0)
      .replaceAll(/[.+^$()|[\]{}\\]/g, String.raw`\$&`)
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?');
    if (new RegExp(`^${glob}(?:/|$)`).test(file)) isIn = isException;
  }
  return isIn;
}

it('has no errors and no warnings', () => {
  expect(validate(text)).toEqual([]);
});

it('starts from one exact version of the recommended Node', () => {
  const images = dockerfile.getFROMs().map((from) => from.getImage());
  expect(images[0]).toMatch(new RegExp(`^node:${NODE_MAJOR_RECOMMENDED}\\.\\d+\\.\\d+-\\w+-slim$`));
  expect(images.slice(1).every((image) => image === 'base')).toBe(true);
});

describe('COPY', () => {
  const early = copies.filter(({ from }) => !from).flatMap(({ files }) => files);
  const named = [...early.map(({ source }) => source).filter((file) => file !== '.'), ...brought];

  it.each(named)('%s exists and is sent to the build', (file) => {
    expect(existsSync(file)).toBe(true);
    expect(isInContext(file)).toBe(true);
  });

  it('puts everything where it was', () => {
    const moved = copies
      .flatMap(({ files }) => files)
      .filter(({ source, place }) => place !== source);
    expect(moved).toEqual([]);
    expect(copies.every(({ from }) => from === undefined || from === 'build')).toBe(true);
  });

  it('brings every module that its scripts import', () => {
    const copied = new Set(brought);
    const scripts = brought.filter((file) => file.endsWith('.mjs'));
    const missing = scripts.flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export)[^;]*?from '(\.[^']+)'/gm)]
        .map(([, target = '']) => path.join(path.dirname(file), target))
        .filter((target) => !copied.has(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(missing).toEqual([]);
    expect(scripts.length).toBeGreaterThan(5);
  });
});

describe('.dockerignore', () => {
  it.each([...SOURCES, 'scripts/prune-packages.mjs'])('sends %s to the build', (file) => {
    expect(isInContext(file)).toBe(true);
  });

  it.each([
    '.env',
    'maidan.env',
    '.git/config',
    '.data/secrets.json',
    'node_modules/next/package.json',
    '.next/types/routes.d.ts',
    'dist/web.mjs',
    'maidan.dump',
    'lib/platform/db/generated/client.ts',
    'lib/cn.test.ts',
  ])('keeps %s out of it', (file) => {
    expect(isInContext(file)).toBe(false);
  });
});

describe('the image', () => {
  const [command = ''] = contentOf('CMD');
  const [health = ''] = contentOf('HEALTHCHECK');

  it('does not run as root', () => {
    expect(contentOf('USER')).toEqual(['node']);
    expect(final.at(-1)?.getKeyword()).toBe('CMD');
  });

  it('starts the web process without a shell, so that it gets SIGTERM', () => {
    // Anything but JSON would be run by a shell.
    const words: unknown = JSON.parse(command);
    const args = ['dist/web.mjs', '--host', '0.0.0.0', '--port', '3000'];
    expect(words).toEqual(['node', ...NODE_FLAGS.web, ...args]);
    expect(isProgram('dist/web.mjs')).toBe(true);
    expect(contentOf('EXPOSE')).toEqual(['3000']);
  });

  it('asks the web process for its health', () => {
    const words = /CMD (\[.*\])$/.exec(health)?.[1] ?? '';
    expect(JSON.parse(words)).toEqual([
      'node',
      'scripts/is-healthy.mjs',
      'http://127.0.0.1:3000/api/health',
    ]);
    expect(existsSync('app/api/health/route.ts')).toBe(true);
    expect(brought).toContain('scripts/is-healthy.mjs');
  });

  it('never omits optional packages, among which are native programs', () => {
    expect(text).not.toContain('omit=optional');
    expect(text).not.toContain('no-optional');
  });

  it('runs only scripts that exist', () => {
    const runs = instructions
      .filter((one) => one.getKeyword() === 'RUN')
      .map((one) => one.getArgumentsContent() ?? '');
    expect(runs.flatMap(scriptsOf).filter((script) => !isProgram(script))).toEqual([]);
  });
});
