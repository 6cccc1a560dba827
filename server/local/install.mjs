import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './guarded.mjs';

const STAMP = 'node_modules/.maidan-install.json';
// npm writes this as the last step of an install, so it lists what is really installed.
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs what package-lock.json lists, unless it is installed already. Returns whether it had to. */
export async function installDependencies({ root, env, signal }) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = {
    lock: createHash('sha256').update(lockText).digest('hex'),
    platform: platform(),
  };
  const stamp = readJson(join(root, STAMP));
  if (stamp?.lock === wanted.lock && stamp.platform === wanted.platform) return false;
  const writeStamp = () => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, STAMP), JSON.stringify(wanted));
  };
  if (!stamp && isInstalled(root, JSON.parse(lockText))) {
    writeStamp();
    return false;
  }
  rmSync(join(root, STAMP), { force: true });
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const [program, ...before] = npmCommand();
  await runCommand('npm ci', program, [...before, ...args], { cwd: root, env, signal });
  writeStamp();
  return true;
}

const platform = () => `${process.platform}-${process.arch}`;

/** The npm that runs us, else the one next to this Node: `npm` itself is a script that Windows cannot start directly. */
export function npmCommand() {
  const { npm_execpath: running } = process.env;
  if (running?.endsWith('.js')) return [process.execPath, running];
  const bundled = join(process.execPath, '../node_modules/npm/bin/npm-cli.js');
  return process.platform === 'win32' && existsSync(bundled)
    ? [process.execPath, bundled]
    : ['npm'];
}

// After a manual `npm ci`: every required package has the version of the lock file.
function isInstalled(root, lock) {
  const installed = readJson(join(root, INSTALLED))?.packages;
  if (!installed) return false;
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
