import { waitForFirstTouch } from '@/lib/platform/browser/first-touch';
import { runKeptClocks } from '@/lib/platform/browser/kept-clocks';
import { PERSON_KEY } from '@/lib/platform/browser/person-store';
import { texts } from '@/lib/platform/http/front-texts';
import { translate } from '@/lib/platform/language/translate';

/** The functions as they stand, with the indentation left out. */
export const FIRST_TOUCH_SCRIPT =
  `(${String(waitForFirstTouch)})('${PERSON_KEY}',(${String(runKeptClocks)})());`.replaceAll(
    /\n\s*/g,
    '\n',
  );

const TAG = /<script\b[^>]*><\/script>|(<link\b[^>]*\sas="script")[^>]*>/g;

/**
 * Has the scripts of a page of Next come at the first touch: their tags and preloads are removed, and an inline script has their
 * addresses. A tag without the nonce was injected by somebody else, and stays; so does the one for browsers without modules.
 */
export function letScriptsWait(html: string, nonce: string): string {
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
  const files = [...scripts].join(' ');
  const more = [...preloads].filter((address) => !scripts.has(address)).join(' ');
  const failed = translate(texts).notLoaded.replaceAll('"', '&quot;');
  const script = `<script data-files="${files}" data-more="${more}" data-failed="${failed}"${mark}>${FIRST_TOUCH_SCRIPT}</script>`;
  // Before the styles, for which a script after them would wait.
  return rest.replace(/<link rel="stylesheet"|<\/head>/, (tag) => script + tag);
}
