const NODE_VERSION_MIN = [20, 19];

/** A sentence when `version` (as in process.versions.node) is too old, else undefined. */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const [major, minor] = NODE_VERSION_MIN;
  if (parts[0] > major || (parts[0] === major && parts[1] >= minor)) return undefined;
  return `Maidan needs Node ${major}.${minor} or newer; this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}
