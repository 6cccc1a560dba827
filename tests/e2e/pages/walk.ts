import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { texts as listTexts } from '@/components/lists/texts';
import { addAllTexts } from '@/languages/all';
import { pseudo } from '@/languages/pseudo';
import { isOffered, type Language } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { violationsOf } from '../fixtures';
import { hiddenAction } from './sheets';
import * as checks from './walk-checks';

/** A name as long as it may be: a word that fits on a line and one that does not. */
export const ENDLESS = `Wednesday ${'W'.repeat(70)}`;
/** As long, and never taken for English. */
export const URDU = Array(3).fill('محمد عبداللہ بن علی').join(' ');

const PHONE = { width: 390, height: 844 };
/** The narrowest supported phone. */
const NARROW = { width: 360, height: 740 };
/** Only there is the text doubled. */
const TINY = { width: 320, height: 700 };
const DOUBLED = '@media (max-width: 320px) { html { font-size: 200% !important } }';
const WIDE = { width: 1280, height: 800 };

/** A dialog, a bottom sheet or a menu. Tooltips are popovers too, but manual ones. */
const LAYER = '[role=dialog], [role=menu], [popover=auto]:popover-open';

/** The console is for desks. */
const isOfConsole = (where: string) => where.startsWith('/system-admin');

/** The displayed form of an English text; a final '…' stands for the rest of a text with parameters. */
function said(language: Language, english: string): RegExp {
  const isBeginning = english.endsWith('…');
  const plain = isBeginning ? english.slice(0, -1) : english;
  const text = isOffered(language) ? plain : String(pseudo({ plain }).plain);
  const escaped = text.replace(/~*\]$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (isBeginning) return new RegExp(`^${escaped}`);
  return new RegExp(isOffered(language) ? `^${escaped}$` : `^${escaped}~*\\]`);
}

/** Collects what the content policy refuses on every page from now on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** What is wrong with the policy of a page. */
function policyFaults(response: Response | null): string[] {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const isStrict =
    /script-src 'self' (?:'nonce-|'sha256-)[^;]*; script-src-attr 'none'/.test(policy) &&
    !/script-src[^;]*unsafe/.test(policy);
  return isStrict ? [] : [`policy: ${policy}`];
}

/** Waits until lists and fonts are loaded and nothing moves. */
async function settle(page: Page, language: Language): Promise<void> {
  const loading = isOffered(language)
    ? new RegExp(`^${/\p{L}+/u.exec(translate(listTexts, language).loading)?.[0]}`)
    : said(language, 'Loading…');
  await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0);
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

/** A page, and the sequences of clicks for each of its dialogs, bottom sheets and menus. */
export type Screen = readonly [path: string, ...layers: string[][]];

interface Walk {
  /** All faults, each text once, with the first place of it. */
  readonly faults: string[];
  /** The pages as served. */
  readonly documents: Map<string, string>;
  /** Loads each page once; its dialogs, bottom sheets and menus are opened in place. */
  through: (screens: readonly Screen[]) => Promise<void>;
}

addAllTexts();

/** A walk through screens in one language, the pseudo-language from right to left among them. */
export async function startWalk(page: Page, language: Language): Promise<Walk> {
  const faults: string[] = [];
  const documents = new Map<string, string>();
  const seen = new Set<string>();
  const isPseudo = !isOffered(language);
  const isUrdu = language === 'ur';
  const note = (where: string, found: readonly string[]) => {
    for (const fault of found) {
      if (!seen.has(fault)) faults.push(`${where}: ${fault}`);
      seen.add(fault);
    }
  };
  const turn = (direction: string) =>
    page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
  const noteClipped = async (where: string, root: Locator) => {
    note(where, await root.evaluate(checks.clippedTexts));
    note(where, await page.evaluate(checks.sidewaysScroll));
  };

  /** Where it is narrow in both directions, because texts are clipped on either side, and a page on a desktop too. */
  async function lookInPseudo(where: string, root: Locator, isPage: boolean): Promise<void> {
    note(where, await root.evaluate(checks.plainTexts));
    await noteClipped(where, root);
    await turn('ltr');
    await noteClipped(`${where} from left to right`, root);
    if (isPage) {
      await page.setViewportSize(WIDE);
      await settle(page, language);
      note(`${where} on a desktop`, await root.evaluate(checks.plainTexts));
      await page.setViewportSize(NARROW);
    }
    await turn('rtl');
  }

  async function lookAtPage(where: string): Promise<void> {
    note(where, await page.evaluate(checks.rawCodes));
    // Urdu has the elements of English, with texts of other widths and here in the dark colours.
    note(
      where,
      await violationsOf(page, undefined, isUrdu ? ['color-contrast', 'target-size'] : undefined),
    );
    if (isUrdu) note(where, await page.evaluate(checks.emptyNames));
    note(`${where} at 390`, await page.evaluate(checks.sidewaysScroll));
    await page.setViewportSize(NARROW);
    await noteClipped(`${where} at 360`, page.locator('body'));
    await page.addStyleTag({ content: DOUBLED });
    if (isOfConsole(where)) return page.setViewportSize(PHONE);
    await page.setViewportSize(TINY);
    const doubled = async () => [
      ...(await page.evaluate(checks.sidewaysScroll)),
      // The cards in Discover's rows, and of emails in the local outbox, are narrower than some words at twice the size.
      ...(/^\/(?:discover|outbox)$/.test(where) ? [] : await page.evaluate(checks.brokenWords)),
      ...(await page.evaluate(checks.clippedTitles)),
    ];
    let found: string[] = [];
    await expect
      .poll(async () => (found = await doubled()), { timeout: 3_000 })
      .toEqual([])
      .catch(() => undefined);
    note(`${where} at 320`, found);
    await page.setViewportSize(PHONE);
  }

  async function lookAtLayer(where: string, layer: Locator): Promise<void> {
    note(where, await violationsOf(page, layer));
    // A form has its action at the foot; those of a chat, for messages and for searching it, have none.
    const isForm = await layer.evaluate((element) => {
      const isSheet = element.matches('[role=dialog]') && !element.querySelector('[role=log]');
      return isSheet && Boolean(element.querySelector('form, [data-dialog-footer]'));
    });
    if (!isForm || /> (?:Chat|Search in this chat)$/.test(where)) return;
    for (const size of isOfConsole(where) ? [PHONE, NARROW] : [PHONE, NARROW, TINY]) {
      await page.setViewportSize(size);
      // With doubled text the heading and the buttons alone are taller than the window: there the foot is at the end.
      for (const top of size === TINY ? [10_000] : [0, 10_000]) {
        // The window's new size reaches the page a frame later, a sheet still slides in or loads: it is scrolled again before each look.
        let fault = '';
        const hidden = async () => {
          await layer.evaluate((element, to) => element.scrollTo({ top: to }), top);
          fault = await hiddenAction(layer);
          return fault;
        };
        await expect
          .poll(hidden, { timeout: 5_000 })
          .toBe('')
          .catch(() => undefined);
        if (fault) note(`${where} at ${size.width}`, [`action: ${fault}`]);
      }
    }
    await page.setViewportSize(PHONE);
  }

  async function visit(path: string): Promise<void> {
    await page.setViewportSize(isPseudo ? NARROW : PHONE);
    let response: Response | null = null;
    // A layer that was just closed goes back in the history, which ends a navigation that has begun.
    await expect(async () => {
      response = await page.goto(pathIn(language, path));
    }).toPass();
    note(path, policyFaults(response));
    if (!isPseudo) documents.set(path, (await (response as Response | null)?.text()) ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // By its element: a chat that the address opens hides the rest of the page from assistive technology.
    await expect(page.locator('h1').first()).toBeVisible();
    await settle(page, language);
    if (isPseudo) await lookInPseudo(path, page.locator('body'), true);
    else await lookAtPage(path);
  }

  /** Clicks the button of this English name, and checks the dialog, bottom sheet or menu that it opens. */
  async function open(where: string, english: string, isLast: boolean): Promise<void> {
    const name = said(language, english);
    const button = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }));
    const first = button.filter({ visible: true }).first();
    const pressed = await first.elementHandle({ timeout: 60_000 });
    await first.click({ timeout: 60_000 });
    const layer = page.locator(LAYER).filter({ visible: true }).last();
    // Not the one that the button is in.
    await expect
      .poll(() => layer.evaluate((element, inside) => element.contains(inside), pressed))
      .toBe(false);
    await settle(page, language);
    if (isPseudo) await lookInPseudo(where, layer, false);
    // The page is scrolled for axe, which closes a menu.
    else if (isLast) await lookAtLayer(where, layer);
  }

  async function closeLayers(): Promise<void> {
    const layers = page.locator(LAYER).filter({ visible: true });
    await expect(async () => {
      if ((await layers.count()) > 0) await page.keyboard.press('Escape');
      await expect(layers).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  }

  /** An unreachable place is a fault too: the walk continues. */
  async function attempt(where: string, look: () => Promise<void>): Promise<void> {
    await look().catch((error: unknown) => {
      faults.push(`${where}: not reached: ${String(error).split('\n', 2).join(' ')}`);
    });
  }

  await watchPolicy(page);
  return {
    faults,
    documents,
    through: async (screens) => {
      for (const [path, ...layers] of screens) {
        await attempt(path, () => visit(path));
        // Urdu has the layout of English: its layers are looked at in the pseudo-language, whose texts are longer.
        for (const clicks of isUrdu ? [] : layers) {
          for (const [at, press] of clicks.entries()) {
            const where = [path, ...clicks.slice(0, at + 1)].join(' > ');
            await attempt(where, () => open(where, press, at === clicks.length - 1));
          }
          await closeLayers();
        }
        await attempt(path, async () => {
          note(path, await page.evaluate(checks.lifeAndPolicy));
          if (language === 'en') {
            note(path, await page.evaluate(checks.strayUrduNames, [ENDLESS, URDU] as const));
          }
        });
      }
    },
  };
}
