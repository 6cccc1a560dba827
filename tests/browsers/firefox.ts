import { writeFile } from 'node:fs/promises';
import axe from 'axe-core';
import { type ElementHandle, launch } from 'puppeteer-core';
import { find } from './find';
import { type Browser, ENVIRONMENT, type Part, SIZE, type Tab } from './tab';

/** Starts a stock Firefox, over WebDriver BiDi. It imitates no phone, only the size of one. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...ENVIRONMENT },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });
  return {
    version: await browser.version(),
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(SIZE);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      const tab: Tab = {
        open: async (url) => {
          // Without a line it reports the refused request, though the service worker then answers: what is shown is looked at.
          await page.goto(url, { waitUntil: 'domcontentloaded' }).catch((error) => {
            if (!/NS_ERROR_CONNECTION_REFUSED/.test(String(error))) throw error;
          });
        },
        evaluate: async <A extends unknown[], T>(
          work: (...given: A) => T | Promise<T>,
          ...given: A
        ) => (await page.evaluate(`(${String(work)})(...${JSON.stringify(given)})`)) as T,
        find: async (query, purpose) => {
          if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
          const found = (await page.evaluateHandle(find, query, purpose)).asElement();
          return found ? toPart(found as ElementHandle<HTMLInputElement>) : undefined;
        },
        setCookie: (name, value, url) =>
          context.setCookie({
            name,
            value,
            domain: new URL(url).hostname,
            path: '/',
            httpOnly: true,
            sameSite: 'Lax',
          }),
        clearCookies: async () => context.deleteCookie(...(await context.cookies())),
        screenshot: async (file) => writeFile(file, await page.screenshot()),
        problems: async () => problems,
        close: () => context.close(),
      };
      return tab;
    },
    close: () => browser.close(),
  };
}

const toPart = (element: ElementHandle<HTMLInputElement>): Part => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  upload: (file) => element.uploadFile(file),
});
