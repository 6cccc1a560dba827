import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const PHONE = { width: 390, height: 844 };

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium().headless,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

interface PhoneOptions {
  url: string;
  /** Of a signed-in person. */
  cookie?: string;
  /** How many times slower its processor is. */
  slowdown?: number;
}

/** A browser of its own of a phone's size, with nothing in it. */
export async function openPhone(
  browser: Browser,
  { url, cookie = '', slowdown = 1 }: PhoneOptions,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  });
  const cookies = cookie.split('; ').filter(Boolean);
  await context.addCookies(
    cookies.map((each) => {
      const at = each.indexOf('=');
      return { name: each.slice(0, at), value: each.slice(at + 1), url };
    }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}
