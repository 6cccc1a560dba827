import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseNode } from '../server/local/node-version.mjs';
import { ROOT } from './command-line.mjs';

/**
 * Runs a program of these sources in a process of its own, which writes to this terminal.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} its exit code
 */
export async function runBundle(name, args, env) {
  chooseNode(ROOT, env);
  const bundle = await makeBundle(name, env);
  const child = spawn(process.execPath, [bundle, ...args], { cwd: ROOT, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Required by the environment's schema; these programs do not sign in. */
const UNUSED_SECRET = 'unused by this program'.padEnd(32, '.');

/** For a program that needs only the database at `url`. */
export const runOnDatabase = (name, args, env, url) =>
  runBundle(name, args, {
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: UNUSED_SECRET,
    REALTIME_SECRET: UNUSED_SECRET,
    ...env,
    DATABASE_URL: url,
  });

/** Bundled as by `npm start`. Without a bundler, as in the image, the shipped program runs. */
async function makeBundle(name, env) {
  try {
    // It imports packages, and the image has neither them nor the sources.
    const { bundleServers, generateClient } = await import('./build.mjs');
    const context = { root: ROOT, env: { ...env, NODE_ENV: 'production' } };
    await generateClient(context);
    const { folder } = await bundleServers(context);
    return join(folder, `${name}.mjs`);
  } catch (error) {
    const shipped = join(ROOT, 'dist', `${name}.mjs`);
    if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(shipped)) throw error;
    return shipped;
  }
}
