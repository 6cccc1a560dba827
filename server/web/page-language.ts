import type { IncomingMessage } from 'node:http';
import { wantedLanguage } from '@/lib/platform/language/choice';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';
import { isNamedByPages, isShared, pathIn, splitLanguage } from '@/lib/platform/language/paths';
import { isServed } from '@/lib/platform/language/served';
import { canonicalPath } from '@/server/web/page-path';
import { isPartial } from '@/server/web/public-pages';

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
