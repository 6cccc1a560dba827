import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { installDebian } from './debian.mjs';

const run = promisify(execFile);

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

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

async function installPlaywrightChromium() {
  // Fails within seconds where its download host cannot be reached.
  await run('npx', ['playwright', 'install', 'chromium'], { timeout: 300_000 }).catch(() => {});
  return playwrightChromium();
}

async function installDebianChromium() {
  const names = ['chromium', 'fonts-noto-color-emoji'];
  return (await installDebian(...names)) ? '/usr/bin/chromium' : undefined;
}

/** Not every release of Debian has it: then the full one is used, which is slower. */
async function findHeadless(full) {
  if (process.env.CHROMIUM_PATH) return full;
  if (!answers(HEADLESS)) await installDebian('chromium-headless-shell');
  return answers(HEADLESS) ? HEADLESS : full;
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, an installed one or Playwright's own; otherwise installs one. Also the headless
 * one if available, for tests that need neither windows nor notifications.
 * @returns {Promise<{full: string, headless: string}>} their paths; equal when there is only one
 * @throws Error that says what to do
 */
export async function findChromium() {
  const full = await findFull();
  return { full, headless: await findHeadless(full) };
}

async function findFull() {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, APPLE].filter(Boolean);
  const ready = candidates.find(answers);
  if (ready) return ready;
  for (const find of [playwrightChromium, installPlaywrightChromium, installDebianChromium]) {
    const program = await find();
    if (answers(program)) return program;
  }
  throw new Error(
    'No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}
