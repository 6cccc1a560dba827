import type { IncomingMessage } from 'node:http';
import { wantedLanguage } from '@/lib/platform/language/choice';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';
import { isNamedByPages, isShared, pathIn, splitLanguage } from '@/lib/platform/language/paths';
import { isServed } from '@/lib/platform/language/served';
import { toSlug } from '@/lib/platform/validation/slug';
import { isPartial } from '@/server/web/public-pages';

/** Signs of a non-canonical path: capitals, percent signs, dots, doubled or trailing slashes. */
const MAYBE_OTHER = /[A-Z%\\]|\/\/|.\/$|\/\.{1,2}(?:\/|$)/;
const PLACE = /^\/venues\/([^/]+)\/([^/]+)(\/card\.png)?$/;

/**
 * The canonical spelling of a page's path; others are redirected to it, because each would be made and kept separately. No page
 * distinguishes case. Begins with a single slash, so that it is a path wherever it is written.
 * @returns null for a path that cannot be parsed
 */
export function canonicalPath(path: string): string | null {
  if (!MAYBE_OTHER.test(path)) return ofPlace(path);
  const single = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  if (!URL.canParse(single, 'http://site.invalid')) return null;
  try {
    const { pathname } = new URL(single, 'http://site.invalid');
    return ofPlace(`/${resolveDots(pathname.split('/').map(decodeURIComponent)).join('/')}`);
  } catch {
    return null;
  }
}

/** Node 20's URL parser leaves the dots of `/.a/.` and `/.a/..` unresolved. */
function resolveDots(names: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const name of names) {
    if (name === '..') resolved.pop();
    else if (name !== '' && name !== '.') resolved.push(encodeURIComponent(name.toLowerCase()));
  }
  return resolved;
}

/** City and sport slugs have their own canonical form: /venues/Lahore! becomes /venues/lahore. */
function ofPlace(path: string): string {
  const [, city = '', sport = '', card = ''] = PLACE.exec(path) ?? [];
  if (!city || sport === 'edit' || sport === 'card.png') return path;
  const [citySlug, sportSlug] = [
    toSlug(decodeURIComponent(city)),
    toSlug(decodeURIComponent(sport)),
  ];
  return citySlug && sportSlug
    ? `/venues/${encodeURIComponent(citySlug)}/${encodeURIComponent(sportSlug)}${card}`
    : path;
}

/**
 * A page that follows its reader has no address in a language, so the prefix goes; of a page that does not exist the prefix stays,
 * because it is all that says in which language to say so.
 * @returns the address as it should be written, its page, and the language; nulls for a path that cannot be parsed
 */
export function toPage(
  { headers }: IncomingMessage,
  asked: string,
  isPage: (path: string) => boolean = () => true,
): { address: string | null; path: string | null; language: Language } {
  const split = splitLanguage(asked);
  // For a language that is not served here Next responds with 'not found'.
  const named =
    split.language && !isServed(split.language) ? { language: null, path: asked } : split;
  const path = canonicalPath(named.path);
  const followsViewer = path === null || !isNamedByPages(path);
  const language = named.language ?? (followsViewer ? wantedLanguage(headers) : null) ?? ENGLISH;
  if (path === null || !named.language) return { address: path, path, language };
  const address = isPage(path) ? pathIn(named.language, path) : `/${named.language}${path}`;
  return { address, path, language };
}

/** People get a shared link in their own language; crawlers, which request no language, in that of the address. */
export function addressForViewer(request: IncomingMessage, path: string, asked: string): string {
  const wanted = !isPartial(request) && isShared(path) ? wantedLanguage(request.headers) : null;
  return wanted ? pathIn(wanted, path) : asked;
}

/** Other clients get the page of this address, so the redirect may not be cached. */
export const REDIRECT_BY_VIEWER = {
  'cache-control': 'private, no-store',
  vary: 'accept-language, cookie',
  'content-length': 0,
};
