import { expect, type Locator, type Page } from '@playwright/test';
import { pseudo } from '@/languages/pseudo';

/** The narrowest supported phone. */
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** A dialog, a bottom sheet or a menu. Tooltips are popovers too, but manual ones. */
const LAYER = '[role=dialog], [role=menu], [popover=auto]:popover-open';

/** The displayed form of an English text; a final '…' stands for the rest of a text with parameters. */
function said(english: string): RegExp {
  const isBeginning = english.endsWith('…');
  const { text } = pseudo({ text: isBeginning ? english.slice(0, -1) : english });
  const words = String(text).replace(/~*\]$/, '');
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(isBeginning ? `^${escaped}` : `^${escaped}~*\\]`);
}

/** Texts in `root` that the pseudo-language has not changed. People's own words are isolated in markup. */
function plainTexts(root: Element): string[] {
  // Brands, the sources of the map, the other language's own name, a currency, and the words of dates, which come from Intl.
  const KNOWN =
    /\b(?:Maidan|altcha|leaflet|Natural Earth|GeoNames|English|PKR|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g;
  const isPlain = (text: string) =>
    /[A-Za-z]{3,}/.test(
      text.replace(/\[.*\]|^[^[\]]*\]|\[[^[\]]*$|\S+(?:@|:\/\/)\S*/gs, '').replace(KNOWN, ''),
    );
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement || !parentElement.checkVisibility()) continue;
    if (parentElement.closest('script, style, bdi, [dir=auto], address')) continue;
    if (nodeValue && isPlain(nodeValue)) found.push(`plain: ${nodeValue.trim()}`);
  }
  for (const name of ['aria-label', 'placeholder']) {
    for (const element of [root, ...root.querySelectorAll(`[${name}]`)]) {
      const text = element.getAttribute(name) ?? '';
      if (isPlain(text)) found.push(`plain ${name}: ${text}`);
    }
  }
  return found;
}

/** Texts in `root` that are cut off at the edge of an element without a sign of it. */
function clippedTexts(root: Element): string[] {
  const nameOf = (element: Element) =>
    [element.localName, ...[...element.classList].slice(0, 5)].join('.');
  const isMarked = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || !['', 'none'].includes(webkitLineClamp);
  /** Whether an element between the text and the box clips the text already. It is checked itself. */
  const endsBefore = (box: Element, parent: Element) => {
    for (let at: Element | null = parent; at && at !== box; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const cutBy = (box: Element) => {
    const left = box.getBoundingClientRect().left + box.clientLeft;
    const right = left + box.clientWidth;
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-hidden=true]') || endsBefore(box, parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      // A slide that is wholly outside is not clipped.
      const isCut = [...range.getClientRects()].some(
        (line) =>
          line.left < right - 1 &&
          line.right > left + 1 &&
          (line.right > right + 1 || line.left < left - 1),
      );
      if (isCut) cut.push(nodeValue.trim());
    }
    return cut;
  };
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const { clientWidth, clientHeight, scrollWidth } = element;
    // Text only for screen readers is a pixel in size.
    if (clientWidth <= 1 || clientHeight <= 1 || scrollWidth - clientWidth <= 1) return [];
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowX) || isMarked(style)) return [];
    return cutBy(element).map((text) => `clipped by ${nameOf(element)}: ${text}`);
  });
}

/** Whether the document scrolls sideways, and the elements beyond its edge. */
function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    })
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 120));
  return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${beyond.join(' | ')}`];
}

/** Waits until lists and fonts are loaded and nothing moves. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByText(said('Loading…')).filter({ visible: true })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

interface Walk {
  /** All faults, each text once, with the first place of it. */
  readonly faults: string[];
  /**
   * Records faults in the element of `reach`: on a narrow screen in both directions, because texts are clipped on either side,
   * and with `isWideToo` on a desktop. An unreachable place is a fault too: the walk continues.
   */
  look: (where: string, reach: () => Promise<Locator>, isWideToo?: boolean) => Promise<void>;
}

/** A walk through screens in the pseudo-language from right to left. A page is loaded once and then turned and widened. */
export function startWalk(page: Page): Walk {
  const faults: string[] = [];
  const seen = new Set<string>();
  const note = (where: string, found: readonly string[]) => {
    for (const fault of found) {
      if (!seen.has(fault)) faults.push(`${where}: ${fault}`);
      seen.add(fault);
    }
  };
  const turn = (direction: string) =>
    page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
  const noteClipped = async (where: string, root: Locator) => {
    note(where, await root.evaluate(clippedTexts));
    note(where, await page.evaluate(sidewaysScroll));
  };
  return {
    faults,
    look: async (where, reach, isWideToo = false) => {
      try {
        await page.setViewportSize(NARROW);
        const root = await reach();
        await settle(page);
        note(where, await root.evaluate(plainTexts));
        await noteClipped(where, root);
        await turn('ltr');
        await noteClipped(`${where} from left to right`, root);
        if (isWideToo) {
          await page.setViewportSize(WIDE);
          await settle(page);
          note(`${where} on a desktop`, await root.evaluate(plainTexts));
        }
        await turn('rtl');
      } catch (error) {
        faults.push(`${where}: not reached: ${String(error).split('\n', 2).join(' ')}`);
      }
    },
  };
}

const openLayers = (page: Page) => page.locator(LAYER).filter({ visible: true });

/** Presses what is called so in English. @returns the dialog, sheet or menu that is open then */
export async function openLayer(page: Page, english?: string): Promise<Locator> {
  if (english) {
    const name = said(english);
    const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));
    await button.filter({ visible: true }).first().click();
  }
  const layer = openLayers(page).last();
  await expect(layer).toBeVisible();
  return layer;
}

export async function closeLayers(page: Page): Promise<void> {
  await expect(async () => {
    if ((await openLayers(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(openLayers(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}
