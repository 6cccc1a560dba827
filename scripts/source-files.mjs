import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const CODE = /\.(ts|tsx|mjs|css)$/;
const SKIPPED =
  /^(node_modules|\.next|dist|\.data|lib\/platform\/db\/generated|test-results|playwright-report)(\/|$)/;

/** Every source file's text by its path. */
export const readSources = () =>
  Object.fromEntries(listSources().map((file) => [file, readFileSync(file, 'utf8')]));

/** Every source file of the repository, relative to its root. Without git (a downloaded archive) it walks the folders. */
export function listSources() {
  const all = existsSync('.git')
    ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
        encoding: 'utf8',
      }).split('\n')
    : readdirSync('.', { recursive: true, encoding: 'utf8' }).map((name) =>
        name.replaceAll('\\', '/'),
      );
  return all.filter((file) => CODE.test(file) && !SKIPPED.test(file) && existsSync(file));
}

export const nounOf = (file) => /^lib\/([a-z0-9-]+)/.exec(file)?.[1];

/** Tests, benches and their shared code. */
export const isTest = (file) =>
  /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.startsWith('bench/');
