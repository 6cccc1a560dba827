import type { ServerResponse } from 'node:http';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { runCachedClocks } from '@/lib/platform/browser/cached-clocks';
import { readPageClockError } from '@/lib/platform/browser/clock';
import { runGuestLists } from '@/lib/platform/browser/guest-lists';
import { runGuestPage } from '@/lib/platform/browser/guest-page';
import { PERSON_KEY } from '@/lib/platform/browser/person-store';
import { typedAlong } from '@/lib/platform/browser/typed-along';
import { texts } from '@/lib/platform/http/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { SECURITY_HEADERS } from '@/server/web/content-policy';
import { classesIn, type Styles } from '@/server/web/page-styles';

/** The functions' source text, without its indentation. */
const asText = (part: (...given: never[]) => unknown) => String(part).replaceAll(/\n\s*/g, '\n');

const PAGE = `(${asText(runGuestPage)})('${PERSON_KEY}',${asText(typedAlong)})`;
const CLOCKS = `(${asText(runCachedClocks)})(${asText(readPageClockError)})`;
export const GUEST_SCRIPT = `${PAGE};${CLOCKS};`;
export const GUEST_LISTS_SCRIPT = `(${asText(runGuestLists)})(${PAGE},${CLOCKS}.read);`;

/** Attributes of lists that the inline script may change. */
const HAS_LISTS = /\sdata-(?:rows|part|locate)[=\s>]/;

const SCRIPT = /<script\b([^>]*)>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Classes that the inline script itself adds. */
const LATE_CLASSES = ['guest-note'];
const PRELOAD = /<link\b[^>]*\sas="script"[^>]*>/g;

/**
 * Next's page as guests get it: complete HTML, with one script of our own. React's scripts and data are removed; a tag without
 * the nonce was injected by others, and is left blocked.
 */
export function finishPage(html: string, nonce: string, styles: Styles): string {
  const mark = ` nonce="${nonce}"`;
  const bare = html
    .replace(SCRIPT, (tag, attributes: string) => (attributes.includes(mark) ? '' : tag))
    .replace(PRELOAD, '')
    // Hides controls that need the inline script, which removes it.
    .replace('<html', '<html data-noscript=""')
    .replace(`<script>${BEFORE_HYDRATION_SCRIPT}</script>`, '');
  const { page, stylesheets } = loadLess(bare, styles);
  const failed = translate(texts).notLoaded.replaceAll('"', '&quot;');
  const text = HAS_LISTS.test(bare) ? GUEST_LISTS_SCRIPT : GUEST_SCRIPT;
  const script = `<script data-sheets="${stylesheets.join(' ')}" data-failed="${failed}"${mark}>${text}</script>`;
  // Before the first stylesheet, which would block a later script.
  return page.replace(/<link rel="stylesheet"|<\/head>/, (tag) => script + tag);
}

/**
 * A page loads from each stylesheet only what its own elements use. The inline script loads whole stylesheets with the content
 * that it fetches.
 */
function loadLess(html: string, styles: Styles): { page: string; stylesheets: string[] } {
  const classes = classesIn(html);
  for (const name of LATE_CLASSES) classes.add(name);
  const stylesheets: string[] = [];
  const page = html.replace(STYLESHEET, (tag, address: string) => {
    const own = styles.addressFor(address, classes);
    if (!own) return tag;
    stylesheets.push(address);
    return `<link rel="stylesheet" href="${own}"/>`;
  });
  return { page, stylesheets };
}

/**
 * The response to a React page that navigates to a finished one. For a response without data, Next's client loads the whole
 * page.
 */
export function sendNoData(response: ServerResponse): void {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-length': 0 };
  response.writeHead(200, { ...SECURITY_HEADERS, ...type, 'cache-control': 'no-store' }).end();
}
