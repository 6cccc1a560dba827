import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './guarded.mjs';
import { withBuildLock } from './lock.mjs';

const STAMP = 'node_modules/.maidan-install.json';
// npm writes this as the last step of an install, so it lists the packages that are really installed.
const INSTALLED = 'node_modules/.package-lock.json';
/** The files that npm reads; the last one may be missing. */
const FILES = ['package.json', 'package-lock.json', '.npmrc'];
const ASIDE = 'dist/packages';

/**
 * Installs what package-lock.json lists, unless it is installed already. Returns whether it had to. The packages are installed
 * aside and put in place of the old ones at the end: those that run need them meanwhile, and go on if it fails.
 * @param {object} options
 * @param {string} options.root
 * @param {Record<string, string | undefined>} options.env
 * @param {AbortSignal} [options.signal]
 * @param {'running' | 'all'} options.level what builds and runs the product, or what tests and measures it too
 */
export async function installDependencies({ root, env, signal, level }) {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  const platform = `${process.platform}-${process.arch}`;
  const readStamp = () => readJson(join(root, STAMP));
  function isInstalled() {
    const stamp = readStamp();
    return stamp?.lock === lock && stamp.platform === platform && includes(stamp.level, level);
  }
  if (isInstalled()) return false;
  return withBuildLock(root, async () => {
    // Another process may have installed them meanwhile.
    if (isInstalled()) return false;
    const before = readStamp();
    const found = before ? undefined : installedLevel(root, JSON.parse(text));
    const mustInstall = !includes(found, level);
    // A checkout with all packages remains complete.
    const made = before?.level === 'all' ? 'all' : level;
    if (mustInstall) await install({ root, env, signal, level: made });
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    // Scripts of npm would find it before the installed Node, also where it does not start.
    for (const name of ['node', 'node.cmd', 'node.ps1'])
      rmSync(join(root, 'node_modules/.bin', name), { force: true });
    const stamp = { lock, platform, level: mustInstall ? made : found };
    writeFileSync(join(root, STAMP), JSON.stringify(stamp));
    return mustInstall;
  });
}

const includes = (level, wanted) => level === 'all' || level === wanted;

async function install({ root, env, signal, level }) {
  const aside = join(root, ASIDE);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  for (const name of FILES.filter((one) => existsSync(join(root, one))))
    copyFileSync(join(root, name), join(aside, name));
  // Explicit, because NODE_ENV and npm's settings would decide otherwise.
  const dev = level === 'all' ? '--include=dev' : '--omit=dev';
  const args = ['ci', dev, '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [program, ...before] = npmCommand();
  try {
    await runCommand('npm ci', program, [...before, ...args], { cwd: aside, env, signal });
    replacePackages(join(root, 'node_modules'), aside);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function replacePackages(place, aside) {
  try {
    if (existsSync(place)) renameSync(place, join(aside, 'before'));
  } catch {
    // A folder from a lower layer of a container's disk cannot be renamed.
    rmSync(place, { recursive: true, force: true });
  }
  const made = join(aside, 'node_modules');
  // The list may be empty.
  if (existsSync(made)) renameSync(made, place);
}

/** The npm that runs us, else the one next to this Node: `npm` itself is a script that Windows cannot start directly. */
export function npmCommand() {
  const { npm_execpath: running } = process.env;
  if (running?.endsWith('.js')) return [process.execPath, running];
  const bundled = join(process.execPath, '../node_modules/npm/bin/npm-cli.js');
  return process.platform === 'win32' ? [process.execPath, bundled] : ['npm'];
}

// After a manual `npm ci`: every required package has the version of the lock file.
function installedLevel(root, { packages }) {
  const installed = readJson(join(root, INSTALLED))?.packages;
  if (!installed) return undefined;
  const wrong = Object.entries(packages).filter(([path, { version, optional, devOptional }]) => {
    const found = installed[path];
    return path !== '' && (found ? found.version !== version : !optional && !devOptional);
  });
  if (wrong.length === 0) return 'all';
  return wrong.every(([path, { dev }]) => dev && !installed[path]) ? 'running' : undefined;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
