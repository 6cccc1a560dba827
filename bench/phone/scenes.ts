import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Sites } from '@/bench/phone/sites';
import { quantile } from '@/bench/report-tables';
import { openPhone } from '@/bench/site/phone';
import { createFinger } from '@/tests/e2e/pages/finger';
import { untilLive } from '@/tests/e2e/pages/live';

/** Between two things that a person does. */
const PAUSE_MS = 350;
const KEYS_DELAY_MS = 90;
const DECISIONS = 12;
/** What is faster than the browser's clock for events counts as this. */
const SHORTEST_MS = 8;

/** Keeps how long each interaction took until its paint: the longest of its events. */
const EVENTS_SCRIPT = `{
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries()) {
      if (!interactionId || duration < (interactions.get(interactionId)?.ms ?? 0)) continue;
      interactions.set(interactionId, { ms: duration, what: name + ' ' + (target?.getAttribute?.('aria-label') ?? target?.tagName) });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}`;

const READ_EVENTS = `({
  count: Math.max(performance.interactionCount ?? 0, interactions.size),
  long: [...interactions.values()],
})`;

interface Interactions {
  count: number;
  long: { ms: number; what: string }[];
}

const SCENES: Record<string, { start: string; play: (page: Page) => Promise<void> }> = {
  deck: { start: '/', play: decide },
  chat: { start: '/messages', play: chat },
  lists: { start: '/players', play: browseLists },
};

export interface SceneFigures {
  scene: string;
  count: number;
  medianMs: number;
  p98Ms: number;
  slowest: string;
}

/** Swipes, taps and types like a person, with a slow processor, and reads what the browser says of each interaction. */
export async function measureScenes(
  browser: Browser,
  { url, member }: Sites,
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<SceneFigures[]> {
  const figures: SceneFigures[] = [];
  for (const [scene, { start, play }] of Object.entries(SCENES)) {
    const all: Interactions['long'] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { context, page } = await openPhone(browser, { url, cookie: member.cookie, slowdown });
      await context.addInitScript(EVENTS_SCRIPT);
      await page.goto(url + start, { waitUntil: 'networkidle' });
      await untilLive(page);
      await play(page);
      await sleep(PAUSE_MS);
      const { count, long } = await page.evaluate<Interactions>(READ_EVENTS);
      const rest = Array.from({ length: count - long.length }, () => ({
        ms: SHORTEST_MS,
        what: '',
      }));
      all.push(...long, ...rest);
      await context.close();
    }
    const times = all.map(({ ms }) => ms);
    const [slowest] = all.toSorted((a, b) => b.ms - a.ms);
    const figure = {
      scene,
      count: all.length,
      medianMs: quantile(times, 0.5),
      p98Ms: quantile(times, 0.98),
      slowest: `${slowest?.what ?? ''} ${slowest?.ms ?? 0} ms`,
    };
    console.log(JSON.stringify(figure));
    figures.push(figure);
  }
  return figures;
}

/** Skips cards of the deck by swipe, button and key in turns. */
async function decide(page: Page): Promise<void> {
  const deck = page.getByRole('group', { name: 'Players near you' });
  await deck.scrollIntoViewIfNeeded();
  const finger = await createFinger(page);
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    const card = deck.getByRole('article').first();
    const box = await card.boundingBox();
    if (!box) return;
    if (turn % 3 === 0) {
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
      await finger.down(x, y);
      await finger.moveTo(x - 260, y);
      await finger.up();
    } else if (turn % 3 === 1) {
      await deck.getByRole('button', { name: 'Skip' }).tap();
    } else {
      await deck.focus();
      await page.keyboard.press('ArrowLeft');
    }
    await sleep(2 * PAUSE_MS);
  }
}

/** Opens chats, scrolls them by finger, writes and sends. */
async function chat(page: Page): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  for (const index of [0, 1]) {
    await rows.nth(index).tap();
    const log = page.getByRole('log');
    await log.waitFor();
    await sleep(2 * PAUSE_MS);
    await swipe(page, 600);
    await swipe(page, -600);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.tap();
    await page.keyboard.type('See you at seven', { delay: KEYS_DELAY_MS });
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await sleep(2 * PAUSE_MS);
    await page.goBack();
    await log.waitFor({ state: 'hidden' });
    await sleep(PAUSE_MS);
  }
}

/** Searches and scrolls players and groups, and opens and closes a card's menu. */
async function browseLists(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  await search.tap();
  await page.keyboard.type('ahmed', { delay: KEYS_DELAY_MS });
  await sleep(3 * PAUSE_MS);
  for (let letter = 0; letter < 5; letter += 1) {
    await page.keyboard.press('Backspace');
    await sleep(KEYS_DELAY_MS);
  }
  await sleep(3 * PAUSE_MS);
  const menu = page
    .getByRole('main')
    .getByRole('button', { name: /^More about/ })
    .first();
  await menu.tap();
  await sleep(2 * PAUSE_MS);
  await page.keyboard.press('Escape');
  await sleep(PAUSE_MS);
  for (const by of [500, 500, -500, -500]) await swipe(page, by);
  // A tap on a list that still moves only stops it.
  await sleep(3 * PAUSE_MS);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Groups' })
    .filter({ visible: true })
    .tap();
  await page.waitForURL('**/groups');
  await untilLive(page);
  await swipe(page, 500);
  await swipe(page, -500);
}

/** A finger that moves the content in the middle of the screen, up when positive. */
async function swipe(page: Page, by: number): Promise<void> {
  const finger = await createFinger(page);
  const middle = 420;
  await finger.down(195, middle + by / 2);
  await finger.moveTo(195, middle - by / 2);
  await finger.up();
  await sleep(PAUSE_MS);
}
