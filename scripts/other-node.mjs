import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmCommand } from '../server/local/install.mjs';
import { packagedNode, versionOf } from '../server/local/node-version.mjs';
import { PlainError } from '../server/local/plain-error.mjs';

/**
 * Installs this version of Node from npm, unless `cache` has it.
 * @param {string} version
 * @param {{ cache: string, env: NodeJS.ProcessEnv }} options
 * @returns {string} the path of its program
 * @throws {PlainError} with what went wrong
 */
export function installNode(version, { cache, env }) {
  const home = join(cache, `node-${version}`);
  const program = packagedNode(home);
  if (!program) throw new PlainError(`npm has no Node for ${process.platform} on ${process.arch}.`);
  if (versionOf(program) === version) return program;
  mkdirSync(home, { recursive: true });
  const wanted = `${basename(join(program, '../..'))}@${version}`;
  const [npm, ...before] = npmCommand();
  const args = ['install', '--prefix', home, '--no-save', '--ignore-scripts', '--no-audit'];
  const { status, error } = spawnSync(npm, [...before, ...args, wanted], { stdio: 'inherit', env });
  if (status !== 0) {
    const reason = error ? error.message : `npm ended with ${status}, see above`;
    throw new PlainError(`${wanted} could not be installed: ${reason}`);
  }
  const found = versionOf(program);
  if (found !== version)
    throw new PlainError(`${program} of ${wanted} ${found ? `is ${found}` : 'does not start'}.`);
  return program;
}
