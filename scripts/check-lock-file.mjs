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

/** Permissive licences, and those of files that we use unchanged (MPL, LGPL of libvips as a shared library, data and fonts). */
const LICENCES = new Set(
  '0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 EPL-2.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 UNLICENSED Unlicense Zlib'.split(
    ' ',
  ),
);
/** Packages from before the field was one word; read in their LICENSE files. */
const NAMED_ELSEWHERE = {
  'parse-cache-control': 'BSD',
  'seq-queue': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** @param {string} licence an SPDX expression: one side of an OR suffices, both of an AND must do */
const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((side) => side.split(/ and /i).every((name) => LICENCES.has(name)));

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
 * @returns {string[]} what would break `npm ci` elsewhere, reveal a registry's name, is below a minimum version or has a
 *   licence that is not on the list
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
    const licence = entry.license ?? NAMED_ELSEWHERE[name] ?? 'none';
    if (!entry.link && !isAllowed(licence))
      problems.push(`${FILE} ${place} has the licence ${licence}, which is not on the list.`);
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
