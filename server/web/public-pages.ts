import type { IncomingMessage } from 'node:http';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Language } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';

export interface PublicPage {
  path: string;
  language: Language;
  /** The key under which it is kept: each language has its own page. */
  key: string;
  tags: string[];
  /** Members get their own page at the same URL, which is not kept. */
  isForGuests: boolean;
}

const OF_ONE =
  /^\/(group|game|venue|coach)\/([1-9]\d{0,9})(?:\/card\.png|(?<=^\/venue\/\d+)\/map\.webp)?$/;
const WITH_REVIEWS = /^\/(?:venue|coach)\/\d+$/;
const PICTURE = /\.(?:png|webp)$/;
// The form that edits a venue has the same two first segments.
const OF_A_PLACE = /^\/venues\/[^/]+\/(?!edit(?:$|\/))[^/]+(?:\/card\.png)?$/;

/** Preview pictures of lists: words of this version. */
const OF_WORDS = /^\/(?:venues\/card|icons\/og-[a-z]+)\.png$/;

/** The headers with which Next's client requests only part of the document, or an action. */
export const PARTIAL = [
  'rsc',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];

/**
 * The public page or picture of this path (server/web/page-path), if it is the same for every guest; null for all others. None
 * of these pages reads its query, which people and their link trackers add, but for the cursor of their reviews: further pages
 * of those are not kept.
 */
export function publicPageOf(
  { headers }: IncomingMessage,
  { path, query = '', language }: { path: string; query?: string; language: Language },
): PublicPage | null {
  if (PARTIAL.some((name) => name in headers)) return null;
  if (WITH_REVIEWS.test(path) && new URLSearchParams(query).has('cursor')) return null;
  const tags = tagsOf(path);
  return (
    tags && {
      path,
      language,
      key: pathIn(language, path),
      // Each of them names sports, which an admin may rename.
      tags: [...tags, cacheTags.sports],
      isForGuests: path !== '/offline' && !PICTURE.test(path),
    }
  );
}

function tagsOf(path: string): string[] | null {
  if (path === '/') return [cacheTags.landing];
  // An invented group that shows what one looks like, the page for times without a line, and pictures of words.
  if (path === '/test-group' || path === '/offline' || OF_WORDS.test(path)) return [];
  const [, kind, id] = OF_ONE.exec(path) ?? [];
  if (kind) {
    const tag = cacheTags[kind as 'group' | 'game' | 'venue' | 'coach'](Number(id));
    return path.endsWith('/map.webp') ? [tag, cacheTags.map] : [tag];
  }
  return OF_A_PLACE.test(path) ? [cacheTags.venues] : null;
}
