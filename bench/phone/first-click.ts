import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Site } from '@/bench/phone/sites';
import { openPhone } from '@/bench/site/phone';

/** How long a person looks at a loaded page before the first touch. */
const POLL_MS = 1_000;
const ANSWER_MS_MAX = 15_000;

/** Text of scripts: code compiled for Node names its functions by a helper that is missing in the page. */
interface Click {
  page: string;
  kind: 'tab' | 'filter' | 'button' | 'link';
  /** The selector of the target: the first visible match. */
  on: string;
  /** The index of an option of the select, chosen after the tap; the delays count from the choice. */
  option?: number;
  /** Whether the page shows the result, as an expression. */
  shows: string;
}

const isAt = (path: RegExp) => `${path}.test(location.pathname) && document.querySelector('h1')`;
const TAB = (name: string) =>
  `document.querySelector('[role=tab][aria-selected=true]')?.id.endsWith('-${name}')`;
const ANOTHER_LIST = `performance.getEntriesByType('navigation')[0]?.name.includes('sport=') && document.querySelector('main h1')`;
const COPIED = `/Link copied|Copy this link/.test(document.querySelector('[data-toasts]')?.textContent ?? '')`;

const CLICKS: readonly Click[] = [
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
    option: 1,
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
    option: 1,
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

/** People do not choose sooner from an open list. */
const CHOICE_MS = 400;

/**
 * Records the first click or choice; its response: the next frame (Event Timing), or the start of a navigation; and the frame
 * that shows the result, in this document or the next.
 */
const watching = ({ shows, option }: Click) => `{
  const isChoice = ${option !== undefined};
  let pressedAt;
  addEventListener(isChoice ? 'change' : 'pointerdown', ({ timeStamp }) => {
    if (pressedAt !== undefined) return;
    pressedAt = timeStamp;
    notePressed(performance.timeOrigin + timeStamp);
    if (isChoice) requestAnimationFrame(() => setTimeout(() => noteAnswered(performance.now() - pressedAt)));
  }, { capture: true, passive: true });
  navigation.addEventListener('navigate', () => {
    if (pressedAt !== undefined) noteAnswered(performance.now() - pressedAt);
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, name, duration } of list.getEntries()) {
      if (interactionId && name === 'click' && !isChoice) noteAnswered(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  requestAnimationFrame(function look() {
    if (!document.body || !(${shows})) return void requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => noteShown(performance.timeOrigin + performance.now());
    painted.port2.postMessage(null);
  });
}`;

export interface ClickFigures extends Pick<Click, 'page' | 'kind'> {
  /** Milliseconds from the click to its response, and to the frame that shows the result; infinite without one. */
  answers: number[];
  results: number[];
}

/** A guest's first action on a page, each time in an empty browser, with a slow processor. */
export async function measureFirstClicks(
  browser: Browser,
  { url, pages }: Site,
  { times, slowdown }: { times: number; slowdown: number },
): Promise<ClickFigures[]> {
  const figures = CLICKS.map((figure) => ({
    ...figure,
    answers: [] as number[],
    results: [] as number[],
  }));
  for (let time = 0; time < times; time += 1) {
    for (const figure of figures) {
      const address = url + (pages[figure.page] ?? '');
      const { answer, result } = await clickFirst(browser, address, { press: figure, slowdown });
      figure.answers.push(answer);
      figure.results.push(result);
    }
  }
  const words = (all: number[]) => all.map((ms) => ms.toFixed(0)).join(' ');
  for (const { page, kind, answers, results } of figures)
    console.log(`${page}, ${kind}: ${words(answers)} | ${words(results)}`);
  return figures;
}

async function clickFirst(
  browser: Browser,
  url: string,
  { press: figure, slowdown }: { press: Click; slowdown: number },
): Promise<{ answer: number; result: number }> {
  const { context, page } = await openPhone(browser, slowdown);
  try {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    let clicked = Number.NaN;
    let answer = Number.POSITIVE_INFINITY;
    const shown = new Promise<number>((resolve) => {
      void context.exposeBinding('noteShown', (_source, at: number) => resolve(at));
    });
    await context.exposeBinding('notePressed', (_source, at: number) => {
      clicked = at;
    });
    await context.exposeBinding('noteAnswered', (_source, ms: number) => {
      answer = Math.min(answer, ms);
    });
    await context.addInitScript(watching(figure));
    await page.goto(url);
    await sleep(POLL_MS);
    await act(page, figure);
    const at = await Promise.race([shown, sleep(ANSWER_MS_MAX, Number.POSITIVE_INFINITY)]);
    // Entries of Event Timing come some time after their frame.
    for (let waits = 0; waits < 10 && answer === Number.POSITIVE_INFINITY; waits += 1)
      await sleep(100);
    return { answer, result: at - clicked };
  } finally {
    await context.close();
  }
}

/** By the browser's own input events: Playwright's `tap` would first run scripts of its own in the page. */
async function act(page: Page, { on, option }: Click): Promise<void> {
  const element = page.locator(on).filter({ visible: true }).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${on} is nowhere on ${page.url()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (option === undefined) return;
  await sleep(CHOICE_MS);
  await element.selectOption({ index: option });
}
