import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './files.mjs';
import { runCommand } from './guarded.mjs';
import { unlessMade } from './lock.mjs';

// npm writes this as the last step of an install, so it lists the packages that are really installed.
const INSTALLED = 'node_modules/.package-lock.json';
/** What npm reads; the last one may be missing. */
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

/**
 * Installs what package-lock.json lists, unless it is installed already: what builds and runs the product (`running`), or what
 * tests and measures it too.
 * @param {{ root: string, env: Record<string, string | undefined>, signal?: AbortSignal, level: 'running' | 'all' }} options
 * @returns {Promise<boolean>} whether it had to
 */
export async function installDependencies({ root, env, signal, level }) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = () => readJson(join(root, INSTALLED))?.packages;
  // A checkout with all packages remains complete.
  const hasTools = Object.values(installed() ?? {}).some(({ dev }) => dev);
  const isInstalled = () => isComplete(installed(), packages, level);
  const isNew = await unlessMade(root, isInstalled, () =>
    install({ root, env, signal, isAll: hasTools || level === 'all' }),
  );
  // Scripts of npm would find it before the installed Node, also where it does not start.
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(join(root, 'node_modules/.bin', name), { force: true });
  return isNew;
}

/** Whether every required package is installed in the version of the lock file, for this kind of machine. */
function isComplete(installed, packages, level) {
  if (!installed) return false;
  return Object.entries(packages).every(([path, wanted]) => {
    const found = installed[path];
    const isLeftOut = wanted.optional || wanted.devOptional || (wanted.dev && level === 'running');
    if (!found) return path === '' || isLeftOut;
    const { version, integrity, os = process.platform, cpu = process.arch } = found;
    const isSame = version === wanted.version && integrity === wanted.integrity;
    return isSame && os.includes(process.platform) && cpu.includes(process.arch);
  });
}

// Aside, and put in place of the old packages at the end: those that run need them meanwhile, and go on if it fails.
async function install({ root, env, signal, isAll }) {
  const place = join(root, 'node_modules');
  const aside = join(root, 'dist/packages');
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of FILES.filter((one) => existsSync(join(root, one))))
    copyFileSync(join(root, name), join(aside, name));
  // Explicit, because NODE_ENV and npm's settings would decide otherwise.
  const dev = isAll ? '--include=dev' : '--omit=dev';
  const args = ['ci', dev, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, ...before] = npmCommand();
  try {
    await runCommand('npm ci', program, [...before, ...args], { cwd: aside, env, signal });
    try {
      if (existsSync(place)) renameSync(place, join(aside, 'before'));
    } catch {
      // A folder from a lower layer of a container's disk cannot be renamed.
      rmSync(place, { recursive: true, force: true });
    }
    renameSync(join(aside, 'node_modules'), place);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The npm that runs us, else the one next to this Node: `npm` itself is a script that Windows cannot start directly. */
export function npmCommand() {
  const { npm_execpath: running } = process.env;
  if (running?.endsWith('.js')) return [process.execPath, running];
  const bundled = join(process.execPath, '../node_modules/npm/bin/npm-cli.js');
  return process.platform === 'win32' ? [process.execPath, bundled] : ['npm'];
}
