import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const PHONE = { width: 390, height: 844 };

/**
 * In the time zone of the sample city: elsewhere a first visit would store its zone, and that cookie would replace the session
 * given as a header.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: (await findChromium()).headless,
    args: ['--no-sandbox', '--disable-gpu', ...args],
    env: { ...process.env, TZ: 'Asia/Karachi' },
  });
}

/** A separate, empty browser of a phone's size, whose processor is so many times slower. */
export async function openPhone(
  browser: Browser,
  slowdown: number,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}
