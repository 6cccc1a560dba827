import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Sites } from '@/bench/phone/sites';
import { openPhone } from '@/bench/site/phone';

/** How long somebody looks at a page that has loaded before they touch it. */
const LOOK_MS = 1_000;
const ANSWER_MS_MAX = 15_000;

/** Text of scripts: what is compiled for Node names its functions by a helper that the page has not. */
interface Press {
  page: string;
  kind: 'tab' | 'filter' | 'button' | 'link';
  /** The element that is pressed: the first that is visible. */
  on: string;
  /** Pressed on the element that has the focus, instead of a tap. */
  key?: string;
  /** Whether the page shows the result, as an expression. */
  shows: string;
}

const isAt = (path: RegExp) => `${path}.test(location.pathname) && document.querySelector('h1')`;
const TAB = (name: string) =>
  `document.querySelector('[role=tab][aria-selected=true]')?.id.endsWith('-${name}')`;
const ANOTHER_LIST = `(() => {
  if (document.readyState !== 'complete') return false;
  const first = document.querySelector('main article')?.textContent ?? '';
  window.firstBefore ??= first;
  return first !== window.firstBefore;
})()`;
const COPIED = `/Link copied|Copy this link/.test(document.querySelector('[role=region] ol')?.textContent ?? '')`;

const PRESSES: readonly Press[] = [
  {
    page: 'landing',
    kind: 'link',
    on: 'main a[href^="/venue/"]',
    shows: isAt(/^\/venue\/\d+$/),
  },
  {
    page: 'venues',
    kind: 'button',
    on: 'fieldset button[aria-pressed=false]',
    shows: `document.querySelectorAll('fieldset button')[1]?.getAttribute('aria-pressed') === 'true'`,
  },
  {
    page: 'venues',
    kind: 'filter',
    on: 'select[name=sport]',
    key: 'ArrowDown',
    shows: ANOTHER_LIST,
  },
  { page: 'venue', kind: 'link', on: 'a[href="/venues"]', shows: isAt(/^\/venues$/) },
  { page: 'group', kind: 'tab', on: '[role=tab][aria-selected=false]', shows: TAB('games') },
  { page: 'group', kind: 'button', on: 'main button[aria-label^="Share"]', shows: COPIED },
  { page: 'game', kind: 'button', on: 'main button[aria-label^="Share"]', shows: COPIED },
  { page: 'game', kind: 'link', on: 'main a[href^="/group/"]', shows: isAt(/^\/group\/\d+$/) },
  { page: 'coaching', kind: 'tab', on: '[role=tab][aria-selected=false]', shows: TAB('classes') },
  {
    page: 'coaching',
    kind: 'filter',
    on: 'select[name=sport]',
    key: 'ArrowDown',
    shows: ANOTHER_LIST,
  },
  { page: 'coach', kind: 'tab', on: '[role=tab][aria-selected=false]', shows: TAB('packages') },
  {
    page: 'sport in a city',
    kind: 'link',
    on: 'main a[href^="/venue/"]',
    shows: isAt(/^\/venue\/\d+$/),
  },
  {
    page: 'join link',
    kind: 'link',
    on: 'a[href^="/api/login"]',
    shows: isAt(/^\/sign-in$/),
  },
];

/** Tells when something was first pressed, and when the frame was painted that shows the result: in this document or the next. */
const watching = (shows: string) => `{
  let isPressed = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ isTrusted, timeStamp }) => {
      if (isPressed || !isTrusted) return;
      isPressed = true;
      notePressed(performance.timeOrigin + timeStamp);
    }, { capture: true, passive: true });
  }
  requestAnimationFrame(function look() {
    if (!document.body || !(${shows})) return void requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => noteShown(performance.timeOrigin + performance.now());
    painted.port2.postMessage(null);
  });
}`;

export interface PressFigures extends Pick<Press, 'page' | 'kind'> {
  /** Milliseconds from the press to the frame that shows the result; infinite when it never came. */
  delays: number[];
}

/** The first thing that a guest does on a page, each time in a browser that has nothing yet, with a slow processor. */
export async function measureFirstPresses(
  browser: Browser,
  { url, publicPages }: Sites,
  { times, slowdown }: { times: number; slowdown: number },
): Promise<PressFigures[]> {
  const figures = PRESSES.map((press) => ({ ...press, delays: [] as number[] }));
  for (let time = 0; time < times; time += 1) {
    for (const figure of figures) {
      const address = url + (publicPages[figure.page] ?? '');
      figure.delays.push(await pressFirst(browser, address, { press: figure, slowdown }));
    }
  }
  for (const { page, kind, delays } of figures)
    console.log(`${page}, ${kind}: ${delays.map((ms) => ms.toFixed(0)).join(' ')}`);
  return figures;
}

async function pressFirst(
  browser: Browser,
  url: string,
  { press, slowdown }: { press: Press; slowdown: number },
): Promise<number> {
  const { context, page } = await openPhone(browser, { url, slowdown });
  try {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    let pressed = Number.NaN;
    const shown = new Promise<number>((resolve) => {
      void context.exposeBinding('noteShown', (_source, at: number) => resolve(at));
    });
    await context.exposeBinding('notePressed', (_source, at: number) => {
      pressed = at;
    });
    await context.addInitScript(watching(press.shows));
    await page.goto(url);
    await sleep(LOOK_MS);
    await act(page, press);
    const at = await Promise.race([shown, sleep(ANSWER_MS_MAX, Number.POSITIVE_INFINITY)]);
    return at - pressed;
  } finally {
    await context.close();
  }
}

/** By the browser's own input events: Playwright's `tap` would first run scripts of its own in the page. */
async function act(page: Page, { on, key }: Press): Promise<void> {
  const element = page.locator(on).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  if (key) {
    await element.focus();
    await page.keyboard.press(key);
    return;
  }
  const box = await element.boundingBox();
  if (!box) throw new Error(`${on} is nowhere on ${page.url()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
