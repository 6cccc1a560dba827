import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServers, generateClient } from './build.mjs';
import { ROOT } from './command-line.mjs';

/**
 * Runs dist/<name>.mjs in a process of its own, which writes to this terminal.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} its exit code
 */
export async function runBundle(name, args, env) {
  const bundle = join(ROOT, 'dist', `${name}.mjs`);
  await makeBundle(bundle, env);
  const child = spawn(process.execPath, [bundle, ...args], { cwd: ROOT, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Bundled as by `npm start`. An installation without dev dependencies runs the bundle that was shipped. */
async function makeBundle(bundle, env) {
  try {
    const context = { root: ROOT, env: { ...env, NODE_ENV: 'production' } };
    await generateClient(context);
    await bundleServers(context);
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(bundle)) throw error;
  }
}
