import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const APPLE = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function answers(program) {
  if (!program) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('playwright').chromium.executablePath();
}

function installPlaywrights() {
  // Fails within seconds where its download host cannot be reached.
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return playwrightsOwn();
}

function installDebians() {
  if (process.getuid?.() !== 0) return undefined;
  const apt = (...args) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji');
  } catch {
    return undefined;
  }
  return '/usr/bin/chromium';
}

/**
 * A Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's own, else one is installed.
 * @returns {string} its path
 * @throws Error with what to do
 */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, APPLE].filter(Boolean);
  const ready = candidates.find(answers);
  if (ready) return ready;
  for (const find of [playwrightsOwn, installPlaywrights, installDebians]) {
    const program = find();
    if (answers(program)) return program;
  }
  throw new Error(
    'No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}
