const NODE_VERSION_MIN = [20, 19];
/** The current long-term version. A test compares .nvmrc and the image with it. */
export const NODE_MAJOR_RECOMMENDED = 24;
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
  const [major, minor] = NODE_VERSION_MIN;
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
