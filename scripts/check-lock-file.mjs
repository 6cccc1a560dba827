const FILE = 'package-lock.json';

// The lowest versions without a known vulnerability, with the advisory. The registry's audit is not always reachable.
const FLOORS = {
  next: ['16.3.3', 'GHSA-2xp9-vwfh-vxw4'],
  react: ['19.2.6', 'React2Shell line'],
  'react-dom': ['19.2.6', 'React2Shell line'],
  'next-auth': ['4.24.15', 'GHSA-7rqj-j65f-68wh'],
  nodemailer: ['9.0.1', 'GHSA-5jpx-9hw9-2fx4 and later'],
  'socket.io-parser': ['4.2.7', 'GHSA-2m8v-j782-fhvr'],
  sharp: ['0.35.4', 'GHSA-rgj7-g3m4-5g8c'],
};

function isBelow(version, floor) {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number));
  for (let index = 0; index < 3; index += 1) if (a[index] !== b[index]) return a[index] < b[index];
  return false;
}

/** npm resolves a package by walking up the folders. */
function isLocked(packages, from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (!place) return false;
  }
}

/**
 * @param {string} text the content of package-lock.json
 * @returns {string[]} what would break `npm ci` elsewhere, reveal a registry's name or is below a minimum version
 */
export function checkLockFile(text) {
  const { packages } = JSON.parse(text);
  const problems = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (entry.resolved)
      problems.push(
        `${FILE} ${place} names a registry: install with omit-lockfile-registry-resolved.`,
      );
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, place, name))
        problems.push(
          `${FILE} ${place} lacks its platform package ${name}: pin a version whose packages all exist.`,
        );
    }
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = FLOORS[name];
    if (floor && isBelow(entry.version, floor[0]))
      problems.push(`${FILE} ${place}@${entry.version} is below ${floor[0]} (${floor[1]}).`);
  }
  const { dependencies, devDependencies, optionalDependencies } = packages[''];
  for (const [name, range] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    if (!/^\d/.test(range))
      problems.push(`package.json ${name}@${range} is not pinned to one version.`);
  }
  return problems;
}
