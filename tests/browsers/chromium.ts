import { chromium, devices, type ElementHandle } from '@playwright/test';
import axe from 'axe-core';
import { find } from './find';
import { type Browser, ENVIRONMENT, type Part, SIZE, type Tab } from './tab';

/** It reports each response of 400 and up, and tells of the popovers that instrumentation-client.ts brings. */
const NOISE = /Failed to load resource|^Found a 'popover' attribute/;
const TOUCH_MS = 10_000;

/** Starts an old Chromium, which knows no WebDriver BiDi, and is too old for puppeteer's DevTools protocol. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...ENVIRONMENT },
    // The packaged 111 was built days before its release, which had the colours of CSS Color 4 switched on.
    args: ['--no-sandbox', '--disable-gpu', '--enable-blink-features=CSSColor4,CSSColorMix'],
  });
  return {
    version: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        viewport: SIZE,
        userAgent: undefined,
        locale: 'en-GB',
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NOISE.test(message.text()))
          problems.push(message.text());
      });
      const tab: Tab = {
        open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        evaluate: async <A extends unknown[], T>(
          work: (...given: A) => T | Promise<T>,
          ...given: A
        ) => await page.evaluate<T>(`(${String(work)})(...${JSON.stringify(given)})`),
        find: async (query, purpose) => {
          if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
          const call = `(${String(find)})(${JSON.stringify(query)}, ${JSON.stringify(purpose)})`;
          const found = (await page.evaluateHandle(call)).asElement();
          return found ? toPart(found as ElementHandle<HTMLElement>) : undefined;
        },
        setCookie: (name, value, url) =>
          context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]),
        clearCookies: () => context.clearCookies(),
        screenshot: async (path) => void (await page.screenshot({ path })),
        problems: async () => problems,
        close: () => context.close(),
      };
      return tab;
    },
    close: () => browser.close(),
  };
}

const toPart = (element: ElementHandle<HTMLElement>): Part => ({
  click: () => element.click({ timeout: TOUCH_MS }),
  type: async (text) => {
    await element.focus();
    await element.type(text);
  },
  upload: (file) => element.setInputFiles(file),
});
