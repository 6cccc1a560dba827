import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const NODE_OLDEST = '20.19.0';
/** The current long-term version. A test compares .nvmrc and the image with it. */
export const NODE_MAJOR_RECOMMENDED = 24;
const ADVICE = `Node ${NODE_MAJOR_RECOMMENDED} from https://nodejs.org is recommended.`;
/** npm's packages with Node, optional dependencies. For Apple's own processors it has no current version. */
const PACKAGED = ['darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'];
/** The last day with security fixes for each major version: https://github.com/nodejs/Release */
const SUPPORTED_UNTIL = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** Returns a sentence when `version` (as in process.versions.node) is too old, else undefined. */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const [major, minor] = NODE_OLDEST.split('.').map(Number);
  if (parts[0] > major || (parts[0] === major && parts[1] >= minor)) return undefined;
  return `Maidan needs Node ${major}.${minor} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/** Returns a line when `version` no longer gets security fixes, else undefined. Versions newer than the list count as supported. */
export function nodeSupportNotice(version, today = new Date()) {
  const until = SUPPORTED_UNTIL[version.split('.')[0]];
  if (until === undefined || today.toISOString().slice(0, 10) <= until) return undefined;
  return `Node ${version} has had no security fixes since ${until}. Maidan runs with it; ${ADVICE}`;
}

/** Where `npm ci` in `root` puts Node on this kind of machine; undefined when it has none. */
export function packagedNode(root) {
  const machine = `${process.platform.replace('win32', 'win')}-${process.arch}`;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  if (!PACKAGED.includes(machine)) return undefined;
  return join(root, 'node_modules', `node-${machine}`, 'bin', program);
}

/** The Node that runs this process. */
export const INSTALLED_NODE = process.execPath;
const versions = new Map();

/** The version that a program reports, like '24.1.0'; undefined if it does not start. */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace('v', '') : undefined;
}

/**
 * Makes `process.execPath` the Node of the processes that this one starts: its own, or the one that npm brings where its own is
 * older. MAIDAN_NODE=system keeps its own. Called before each of them, because a build replaces the packages.
 * @param {string} root @param {Record<string, string | undefined>} env
 * @returns {{ version: string, notice?: string }} its version, and a line for the operator
 */
export function chooseNode(root, env) {
  const own = process.versions.node;
  process.execPath = INSTALLED_NODE;
  const isRecent = Number(own.split('.')[0]) >= NODE_MAJOR_RECOMMENDED;
  if (isRecent || env.MAIDAN_NODE === 'system')
    return { version: own, notice: nodeSupportNotice(own) };
  const program = packagedNode(root);
  const isThere = program && existsSync(program);
  // Once: it may not start on this system, and that takes a process to find out.
  if (isThere && !versions.has(program)) versions.set(program, versionOf(program));
  const version = isThere && versions.get(program);
  if (version) {
    process.execPath = program;
    return { version };
  }
  const notice = `Maidan runs on Node ${own}, because npm could not install its Node ${NODE_MAJOR_RECOMMENDED} here. ${ADVICE}`;
  return { version: own, notice };
}
