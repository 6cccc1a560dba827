import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeVersionProblem } from '../server/local/node-version.mjs';
import { PlainError } from '../server/local/plain-error.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const EXIT_USAGE = 2;

/** npm runs scripts in the project's folder, but relative paths are from the person's own. */
export function fromInvocationDir(file) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export function requireInstalled() {
  if (!existsSync(join(ROOT, 'node_modules/pg')))
    throw new PlainError('Nothing is installed yet. Run npm start once.');
}

/** Runs `main` with the arguments and exits with the code it returns. A PlainError is printed as one line. */
export function runCommandLine(main) {
  const problem = nodeVersionProblem(process.versions.node);
  const run = problem ? Promise.reject(new PlainError(problem)) : main(process.argv.slice(2));
  run.then(
    (code) => process.exit(code),
    (error) => {
      console.error(error instanceof PlainError ? error.message : error);
      process.exit(1);
    },
  );
}
