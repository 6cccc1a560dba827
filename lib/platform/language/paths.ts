import { ENGLISH, isLanguage, type Language } from './languages';

const PREFIX = /^\/([a-z]{2,3})(?=\/|$)/i;

/** Public pages: each language has its own address. */
const SHARED =
  /^\/(?:$|(?:venues|games|sports|coaching|privacy|terms|rules|imprint|accessibility|test-group)$|(?:venue|group|game|coach)\/[^/]+$|venue\/[^/]+\/times$|venues\/(?!card\.png$)[^/]+\/(?!edit$|card\.png$)[^/]+$)/;

/**
 * Files with texts that pages refer to: preview pictures of shared links, maps, and the manifest. The offline page, which the
 * service worker caches in every language, is among them.
 */
const NAMED_BY_PAGES =
  /^\/(?:manifest\.webmanifest|offline|icons\/og-[a-z]+\.png|(?:(?:venue|group|game|coach)\/[^/]+|venues(?:\/[^/]+\/[^/]+)?)\/card\.png|venue\/[^/]+\/map\.webp|embed\/[^/]+\/[^/]+)$/;

/** `/ur/venues` is the page `/venues` in Urdu. A path without a prefix names no language. */
export function splitLanguage(path: string): { language: Language | null; path: string } {
  const language = PREFIX.exec(path)?.[1]?.toLowerCase();
  if (!isLanguage(language) || language === ENGLISH) return { language: null, path };
  return { language, path: path.slice(language.length + 1) || '/' };
}

export const isShared = (path: string): boolean => SHARED.test(path);

/** Whether the address alone determines the language of a file, so that it is in the language of the page that refers to it. */
export const isNamedByPages = (path: string): boolean => NAMED_BY_PAGES.test(path);

/**
 * The address of a page or its file in a language: without a prefix in English, and for members' pages, which follow the
 * person's choice.
 */
export function pathIn(language: Language, path: string): string {
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (language === ENGLISH || !(isShared(bare) || isNamedByPages(bare))) return path;
  return bare === '/' ? `/${language}${rest}` : `/${language}${bare}${rest}`;
}
