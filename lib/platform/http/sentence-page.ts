import { createHash } from 'node:crypto';
import { city } from '@/lib/platform/city/city';
import { texts } from '@/lib/platform/http/server-texts';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { escapeHtml } from '@/lib/platform/validation/escape-html';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:32rem;margin:0 auto;padding:3rem 1.5rem;overflow-wrap:anywhere}h1{margin:0;font-size:1.25rem;line-height:1.4}a{display:inline-block;padding:.75rem 0}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** For a document without scripts that consists of its sentence. */
export const SENTENCE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * A sentence for people on a page that is cheap to make, without Next and without scripts, in the language of the reader.
 * @param back the path of the page to which it leads back
 */
export function sentencePage(sentence: string, back?: string): string {
  const language = currentLanguage();
  const link = back
    ? `<p><a href="${escapeHtml(back)}">${escapeHtml(translate(texts).back)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}" dir="${LANGUAGES[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${escapeHtml(city().product)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(sentence)}</h1>${link}</main></body></html>`;
}
