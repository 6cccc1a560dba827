import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A network that answers nothing must not hold up what waits for the packages. */
const APT_MS = 600_000;
let last = Promise.resolve(true);

/**
 * Installs packages if they exist, as root on Debian or alike. One call waits for the other, because apt locks its lists.
 * @returns {Promise<boolean>} whether all of them are installed
 */
export function installDebian(...names) {
  const apt = (...args) =>
    run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { timeout: APT_MS });
  last = last.then(async () => {
    if (process.getuid?.() !== 0) return false;
    try {
      await apt('update');
      await apt('install', '-y', '--no-install-recommends', ...names);
      return true;
    } catch {
      return false;
    }
  });
  return last;
}
