import { readPageClockError } from '@/lib/platform/browser/clock';
import { waitForFirstTouch } from '@/lib/platform/browser/first-touch';
import { runKeptClocks } from '@/lib/platform/browser/kept-clocks';
import { PERSON_KEY } from '@/lib/platform/browser/person-store';
import { texts } from '@/lib/platform/http/front-texts';
import { translate } from '@/lib/platform/language/translate';
import { classesIn, type Styles } from '@/server/web/styles';

/** The functions as they stand, with the indentation left out. */
export const FIRST_TOUCH_SCRIPT =
  `(${String(waitForFirstTouch)})('${PERSON_KEY}',(${String(runKeptClocks)})(${String(readPageClockError)}).end);`.replaceAll(
    /\n\s*/g,
    '\n',
  );

const TAG = /<script\b[^>]*><\/script>|(<link\b[^>]*\sas="script")[^>]*>/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Of what the inline script itself adds. */
const LATE_CLASSES = ['guest-note'];

/**
 * Has the scripts of a page of Next come at the first touch: their tags and preloads are removed, and an inline script has their
 * addresses. A tag without the nonce was injected by somebody else, and stays; so does the one for browsers without modules. The
 * page loads of each sheet what its own elements use; the whole sheets come with the scripts.
 */
export function letScriptsWait(html: string, nonce: string, styles: Styles): string {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const preloads = new Set<string>();
  const rest = html.replace(TAG, (tag, isLink: string | undefined) => {
    const [, address] = /\s(?:src|href)="([^"]+)"/.exec(tag) ?? [];
    const isOurs = isLink || (tag.includes(mark) && tag.includes(' async=""'));
    if (!address || !isOurs) return tag;
    (isLink ? preloads : scripts).add(address);
    return '';
  });
  if (scripts.size === 0) return html;
  const { page, sheets } = loadLess(rest, styles);
  const files = [...scripts].join(' ');
  const more = [...preloads].filter((address) => !scripts.has(address)).join(' ');
  const failed = translate(texts).notLoaded.replaceAll('"', '&quot;');
  const script = `<script data-sheets="${sheets.join(' ')}" data-files="${files}" data-more="${more}" data-failed="${failed}"${mark}>${FIRST_TOUCH_SCRIPT}</script>`;
  // Before the first sheet, for which a script after it would wait.
  return page.replace(/<link rel="stylesheet"|<\/head>/, (tag) => script + tag);
}

export function loadLess(html: string, styles: Styles): { page: string; sheets: string[] } {
  const classes = classesIn(html);
  for (const name of LATE_CLASSES) classes.add(name);
  const sheets: string[] = [];
  const page = html.replace(SHEET, (tag, address: string) => {
    const own = styles.addressFor(address, classes);
    if (!own) return tag;
    sheets.push(address);
    return `<link rel="stylesheet" href="${own}"/>`;
  });
  return { page, sheets };
}
