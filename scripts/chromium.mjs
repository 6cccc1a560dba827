import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const APPLE = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
// The same engine without the desktop program's windows, menus and notifications, which cost time here.
const HEADLESS = '/usr/bin/chromium-headless-shell';

function answers(program) {
  if (!program) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function playwrightChromium() {
  return createRequire(import.meta.url)('playwright').chromium.executablePath();
}

function installPlaywrightChromium() {
  // Fails within seconds where its download host cannot be reached.
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrightChromium();
}

/** Installs the packages that are there, as root on Debian or alike. @returns whether all of them are installed */
function installDebian(...names) {
  if (process.getuid?.() !== 0) return false;
  const apt = (...args) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...names);
    return true;
  } catch {
    return false;
  }
}

function installDebianChromium() {
  return installDebian('chromium', 'fonts-noto-color-emoji') ? '/usr/bin/chromium' : undefined;
}

/** Not every release of Debian has it: then the full one is used, which is slower. */
function findHeadless(full) {
  if (process.env.CHROMIUM_PATH) return full;
  if (!answers(HEADLESS)) installDebian('chromium-headless-shell');
  return answers(HEADLESS) ? HEADLESS : full;
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, an installed one or Playwright's own; otherwise installs one. Also the headless
 * one if available, for tests that need neither windows nor notifications.
 * @returns {{full: string, headless: string}} their paths; equal when there is only one
 * @throws Error that says what to do
 */
export function findChromium() {
  const full = findFull();
  return { full, headless: findHeadless(full) };
}

function findFull() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, APPLE].filter(Boolean);
  const ready = candidates.find(answers);
  if (ready) return ready;
  for (const find of [playwrightChromium, installPlaywrightChromium, installDebianChromium]) {
    const program = find();
    if (answers(program)) return program;
  }
  throw new Error(
    'No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}
