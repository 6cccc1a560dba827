import { texts } from '@/components/pages/page-texts';
import { city } from '@/lib/platform/city/city';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { escapeHtml } from '@/lib/platform/validation/escape-html';

export const dynamic = 'force-dynamic';

/**
 * For browsers that are too old (lib/platform/browser/old-browser-script): without scripts and styles, and in every language,
 * because such a browser may not send the person's.
 */
export function GET(): Response {
  const parts = city().languages.map((language) => {
    const t = translate(texts, language);
    const { direction } = LANGUAGES[language];
    return `<div lang="${language}" dir="${direction}"><h1>${t.oldBrowser}</h1><p>${t.newerBrowser}</p></div>`;
  });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(city().product)}</title></head><body>${parts.join('')}</body></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
