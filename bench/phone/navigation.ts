import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Sites } from '@/bench/phone/sites';
import { openPhone } from '@/bench/site/phone';
import { untilLive } from '@/tests/e2e/pages/live';

const SCROLL_PX = 1_200;
const SETTLE_MS = 1_200;
const ANSWER_MS_MAX = 15_000;
/** Headings and bars differ by less when a screen is drawn again. */
const KEPT_PX = 8;

const SCREENS = [
  ['Groups', '/groups'],
  ['Players', '/players'],
  ['Sports', '/sports'],
  ['Messages', '/messages'],
  ['Discover', '/'],
] as const;

export interface NavigationFigures {
  screen: string;
  /** Milliseconds from the press to the frame of the next screen, or to itself when it comes sooner. */
  first: number[];
  again: number[];
}

export interface ScrollFigures {
  screen: string;
  left: number;
  back: number;
  isKept: boolean;
}

const SHOWN = `document.querySelector('[data-next-frame]:not([hidden])')`;

/**
 * Waits for a press, and then for the paint of the frame of the next screen, or of that screen. Where the frame is shown by the
 * press itself, the paint is that of Event Timing (https://www.w3.org/TR/event-timing/, in steps of 8 ms); else the first task after
 * the next frame, which comes later than its paint.
 */
const frameScript = (path: string) => `window.nextFrame = new Promise((resolve) => {
  addEventListener('pointerdown', ({ timeStamp }) => {
    let isShownByPress = false;
    addEventListener('click', () => { isShownByPress = Boolean(${SHOWN}); }, { once: true });
    new PerformanceObserver((list, observer) => {
      const click = list.getEntries().find(({ name, startTime }) => name === 'click' && startTime >= timeStamp);
      if (!click) return;
      observer.disconnect();
      if (isShownByPress) resolve(click.startTime + click.duration - timeStamp);
    }).observe({ type: 'event', durationThreshold: 16 });
    requestAnimationFrame(function look() {
      const hasCome = location.pathname === '${path}' && document.querySelector('main h1, main output');
      if (!hasCome && !${SHOWN}) return void requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        const after = performance.now() - timeStamp;
        // An event that was faster than the observer's threshold has no entry.
        setTimeout(() => resolve(after), isShownByPress ? ${SETTLE_MS} : 0);
      };
      painted.port2.postMessage(null);
    });
  }, { capture: true, once: true });
  setTimeout(() => resolve(Infinity), ${ANSWER_MS_MAX});
}); undefined`;

/** Goes round the screens of the bar, the first time with nothing loaded, then again. */
export async function measureNavigation(
  browser: Browser,
  { url, member }: Sites,
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<NavigationFigures[]> {
  const figures = SCREENS.map(([screen]) => ({
    screen,
    first: [] as number[],
    again: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    const { context, page } = await openPhone(browser, { url, cookie: member.cookie, slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilLive(page);
    for (const lap of ['first', 'again'] as const) {
      for (const [index, [screen, path]] of SCREENS.entries()) {
        figures[index]?.[lap].push(await pressEntry(page, screen, path));
      }
    }
    await context.close();
  }
  for (const { screen, first, again } of figures) {
    const words = (all: number[]) => all.map((ms) => ms.toFixed(0)).join(' ');
    console.log(`${screen}: ${words(first)} | ${words(again)}`);
  }
  return figures;
}

async function pressEntry(page: Page, screen: string, path: string): Promise<number> {
  const entry = page
    .getByRole('navigation')
    .getByRole('link', { name: screen })
    .filter({ visible: true });
  const box = await entry.boundingBox();
  if (!box) throw new Error(`there is no entry ${screen}`);
  await page.evaluate(frameScript(path));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const took = await page.evaluate<number>('nextFrame');
  await page.waitForURL((url) => url.pathname === path);
  await sleep(SETTLE_MS);
  return took;
}

/** Scrolls a list, follows a link of it and goes back. */
export async function measureScroll(
  browser: Browser,
  { url, member, memberPages }: Sites,
  slowdown: number,
): Promise<ScrollFigures[]> {
  const figures: ScrollFigures[] = [];
  const lists = [
    ['Players', '/players', 'main article a[href^="/profile/"]'],
    ['Groups', '/groups', 'main a[href^="/group/"]'],
    ['Discover', '/', 'main a[href^="/venue/"]'],
    ['a group as its member', memberPages['a group as its member'] ?? '', 'main a[href^="/game/"]'],
  ] as const;
  for (const [screen, path, link] of lists) {
    const { context, page } = await openPhone(browser, { url, cookie: member.cookie, slowdown });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await untilLive(page);
    await page.evaluate(`scrollTo(0, ${SCROLL_PX})`);
    await sleep(SETTLE_MS);
    const left = await page.evaluate<number>('scrollY');
    await page.evaluate(`{
      const links = [...document.querySelectorAll('${link}')];
      const inView = links.find((each) => each.getBoundingClientRect().top > 80);
      (inView ?? links.at(-1)).click();
    }`);
    await page.waitForURL((now) => now.pathname !== path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await sleep(SETTLE_MS);
    await page.goBack();
    await page.waitForURL((now) => now.pathname === path);
    await sleep(2 * SETTLE_MS);
    const back = await page.evaluate<number>('scrollY');
    const figure = { screen, left, back, isKept: Math.abs(back - left) <= KEPT_PX };
    console.log(JSON.stringify(figure));
    figures.push(figure);
    await context.close();
  }
  return figures;
}
