import { defineConfig, devices } from '@playwright/test';
import { TIMEOUT_FACTOR } from './tests/e2e/pages/connection';

// scripts/test.mjs starts the product and sets these variables, which also give the specs access to its database.
const baseURL = process.env.E2E_BASE_URL;
if (!baseURL) throw new Error('Run the browser tests with `npm test -- e2e`.');

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const browser = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  launchOptions: browser(process.env.CHROMIUM_HEADLESS_PATH),
};

const LONGEST = ['**/two-webs.spec.ts', '**/walk.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` gives `--retries=1`.
  retries: 0,
  // More than processors: half of the time, tests wait.
  workers: 3,
  // Generous, because a shared machine can be several times slower: these end what hangs and judge no speed.
  timeout: 480_000 * TIMEOUT_FACTOR,
  expect: { timeout: 40_000 * TIMEOUT_FACTOR },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    // Specs that intercept requests would not see those that the worker makes; the specs about the worker allow it.
    serviceWorkers: 'block',
    // Tracing takes a quarter of the run; enable it with `npm test -- e2e <spec> --trace=on`.
    trace: 'off',
  },
  // A test runs on a phone, unless it is tagged for the desktop, or for both because the layout matters to it.
  projects: [
    {
      // First, so that the run does not end with one worker.
      name: 'longest',
      testMatch: LONGEST,
      use: PHONE,
    },
    {
      name: 'desktop',
      grep: /@desktop|@both/,
      use: { ...DESKTOP, launchOptions: browser(process.env.CHROMIUM_HEADLESS_PATH) },
    },
    {
      name: 'phone',
      grepInvert: /@desktop|@full/,
      testIgnore: LONGEST,
      use: PHONE,
    },
    {
      // For notifications, which the headless program does not support.
      name: 'full',
      grep: /@full/,
      use: { ...DESKTOP, launchOptions: browser(process.env.CHROMIUM_PATH) },
    },
  ],
});
